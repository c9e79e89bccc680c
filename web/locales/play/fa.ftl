# A game under way
you = شما ({ $seat })
showing = { $seat } { $move } را بازی می‌کند…
thinking = رایانه فکر می‌کند…
undo = پس گرفتن حرکت
resign = تسلیم
resign-sure = در این بازی تسلیم می‌شوید؟
resign-yes = بله، تسلیم
opposite = نشستن روبه‌روی هم
new-again = یک بازی دیگر
moves-played = حرکت‌ها
no-game = هنوز اینجا بازی‌ای نیست.
confirm-move = بازی { $move }
confirm-other = حرکت دیگر
clock = ساعت
clock-none = بدون ساعت
clock-control = { $minutes ->
    [1] یک دقیقه
   *[other] { $minutes } دقیقه
}{ $seconds ->
    [0] {""}
    [1] {" "}و یک ثانیه برای هر حرکت
   *[other] {" "}و { $seconds } ثانیه برای هر حرکت
}
clock-of = زمان باقی‌ماندهٔ { $seat }: { $time }
over-won-late = { $winner } برد: وقت { $loser } تمام شد.
only-move = تنها یک حرکت هست: { $move }.
elsewhere = بازی در برگهٔ دیگری پیش رفت. اکنون وضع این است.
hint-proven = اثبات‌شده: حرکتی بهتر از { $move } نیست. { $words }
