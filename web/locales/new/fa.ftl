# A new game
new-title = بازی تازه
new-reading = قاعده‌ها
new-opponent = در برابر
new-opponent-computer = رایانه
new-opponent-person = یک نفر، روی همین دستگاه
new-level = سطح
new-side = طرف شما
new-side-south = جنوب، و آغازگر
new-side-north = شمال
new-begin = شروع
new-replaces = یک بازی ناتمام دارید. با شروع بازی دیگر، آن بازی کنار گذاشته می‌شود و می‌توانید از صفحهٔ نخست آن را ادامه دهید.
