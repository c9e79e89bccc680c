# A new game
new-title = بازی تازه
new-reading = قاعده‌ها
new-opponent = در برابر
new-opponent-computer = رایانه
new-opponent-perfect = رایانه، بی‌خطا هر جا بازی حل شده است
new-perfect-start = هر جا بهترین حرکت‌ها اثبات شده باشند، مانند آغاز بازی، همان‌ها را بازی می‌کند؛ در جاهای دیگر مانند سطح { $level } بازی می‌کند.
new-perfect-endings = از این بازی تنها پایان‌ها، با دانه‌های کم روی تخته، حل شده‌اند: آنجا هیچ خطایی نمی‌کند. پیش از آن مانند سطح { $level } بازی می‌کند.
new-opponent-person = یک نفر، روی همین دستگاه
new-level = سطح
new-side = طرف شما
new-side-south = جنوب، و آغازگر
new-side-north = شمال
new-begin = شروع
new-replaces = یک بازی ناتمام دارید. با شروع بازی دیگر، آن بازی کنار گذاشته می‌شود و می‌توانید از صفحهٔ نخست آن را ادامه دهید.
