# معماها
puzzles-title = معماها
puzzles-about = { $number ->
    [1] یک وضعیت که در آن تنها یک حرکت درست است.
   *[other] { $number } وضعیت که در هر یک تنها یک حرکت درست است. همه از بازی‌های رایانه آمده‌اند و هر یک اثبات شده است.
}
puzzles-choose = انتخاب معما
puzzles-game = بازی
puzzles-all-games = همهٔ بازی‌ها
puzzles-level = دشواری
puzzles-all-levels = همه
puzzle-level-easy = آسان
puzzle-level-middling = متوسط
puzzle-level-hard = دشوار
puzzles-theme = موضوع
puzzles-all-themes = همهٔ موضوع‌ها
puzzles-go = حل معمای بعدی
puzzles-count = { $solved } از { $number } حل شده
puzzles-win = { $moves ->
    [1] برد با یک حرکت
   *[other] برد با { $moves } حرکت
}
puzzles-margin = تنها بهترین حرکت
puzzles-goal-in = { $game }، { $goal }
puzzles-state-new = هنوز امتحان نشده
puzzles-state-solved = حل شده
puzzles-state-helped = حل شده با تلاش دوباره یا با راهنمایی
puzzles-state-failed = امتحان شده، هنوز حل نشده
puzzle-of-the-day = معمای روز
puzzles-today-go = حل کنید
puzzles-today-done = حل شده: دوباره ببینید
puzzle-streak = { $days ->
    [0] هنوز هیچ روز پیاپی
    [1] یک روز
   *[other] { $days } روز پیاپی
}
puzzle-your-rating = امتیاز شما: { $rating }
puzzle-lost = در این نشانی معمایی نیست: همهٔ معماها اینجا هستند.
puzzle-win = { $moves ->
    [1] نوبت { $seat }: همین حالا ببرید
   *[other] نوبت { $seat }: با { $moves } حرکت ببرید
}
puzzle-margin = نوبت { $seat }: تنها بهترین حرکت را پیدا کنید
puzzle-find = حرکت { $seat } را پیدا کنید.
puzzle-looking = ببینیم پاسخ چیست…
puzzle-right = درست است! و پاسخ:
puzzle-go-on = درست است. ادامه دهید!
puzzle-wrong = { $move } نیست: { $seat } با { $answer } پاسخ می‌دهد.
puzzle-wrong-over = { $move } نیست: بازی تمام شده است.
puzzle-wrong-margin = { $ahead ->
    [yes] { $move } نیست: { $seat } با { $answer } پاسخ می‌دهد و شما با { $margin } دانه بیشتر تمام می‌کنید. بیشتر هم می‌شود.
    [no] { $move } نیست: { $seat } با { $answer } پاسخ می‌دهد و شما با { $margin } دانه کمتر تمام می‌کنید. بهتر هم می‌شود.
   *[even] { $move } نیست: { $seat } با { $answer } پاسخ می‌دهد و بازی مساوی می‌شود. بهتر هم می‌شود.
}
puzzle-again = دوباره امتحان کنید
puzzle-skip = معمایی دیگر
puzzle-next = معمای بعدی
puzzle-hint-hole = حرکت از { $hole } آغاز می‌شود.
puzzle-hint-move = حرکت { $move } است.
puzzle-solved-win = { $moves ->
    [1] حل شد: برد در همان دم.
   *[other] حل شد: برد با { $moves } حرکت.
}
puzzle-solved-margin = { $ahead ->
    [yes] حل شد: با بهترین بازی، شما با { $margin } دانه بیشتر تمام می‌کنید.
    [no] حل شد: با بهترین بازی، شما تنها با { $margin } دانه می‌بازید.
   *[even] حل شد: با بهترین بازی، مساوی می‌شود.
}
puzzle-ratings = { $by ->
    [0] این معما: { $rating }، شما: { $yours }
   *[other] این معما: { $rating }، شما: { $yours } ({ $by })
}
puzzle-themes = آنچه در آن رخ می‌دهد
theme-of-namua = ناموا
theme-of-mtaji = متاجی
theme-of-chain = گرفتن زنجیره‌ای
theme-of-quiet = حرکت آرام
theme-of-modest = حرکت فروتن
theme-of-sacrifice = قربانی
theme-of-kichwa = انتخاب کیچوا
theme-of-direction = انتخاب جهت
theme-of-safari = سافاری
theme-of-stop = ایست در خانه
theme-of-house = خانه
theme-of-takasia = تاکاسیا
theme-of-reserving = چالهٔ محفوظ
theme-of-endgame = پایان بازی
theme-of-hamna = هامنا: ردیف جلوی خالی
theme-of-no-moves = حرکتی نمانده
theme-of-no-seeds = همهٔ دانه‌ها گرفته شده
