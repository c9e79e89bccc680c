# A game under way
you = شما ({ $seat })
thinking = رایانه فکر می‌کند…
undo = پس گرفتن حرکت
resign = تسلیم
resign-sure = در این بازی تسلیم می‌شوید؟
resign-yes = بله، تسلیم
opposite = نشستن روبه‌روی هم
new-again = یک بازی دیگر
moves-played = حرکت‌ها
no-game = هنوز اینجا بازی‌ای نیست.
choose-game = انتخاب بازی
confirm-move = بازی { $move }
confirm-other = حرکت دیگر
