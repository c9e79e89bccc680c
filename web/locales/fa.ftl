# بینگوا به فارسی. واژه‌های خود بائو نگه داشته و بار نخست توضیح داده می‌شوند؛ نام چاله‌ها با حروف لاتین می‌ماند.

app-name = بینگوا
page-title = { $page } · { app-name }
app-aim = بازی‌های بائوی شرق آفریقا؛ جایی که افتادن تک‌تک دانه‌ها دیده می‌شود.
menu = فهرست
menu-home = بازی‌ها
menu-game = بازی شما
menu-settings = تنظیمات
skip-to-content = رفتن به محتوا
loading = تخته آماده می‌شود…

home-title = کدام بائو؟
home-start = با بائو تازه آشنا می‌شوید؟ از { game-kujifunza } آغاز کنید
home-continue = ادامهٔ بازی
home-continue-about = { $game }، { $moves ->
    [0] هنوز شروع نشده
    [1] پس از یک حرکت
   *[other] پس از { $moves } حرکت
}
home-away = بازی‌های کنارگذاشته
home-away-about = { $most } بازی آخری که کنار گذاشته‌اید اینجا نگه داشته می‌شود.
two-persons = دو نفر
home-play = بازی { $game }
home-watch = تماشای یک حرکت از { $game }

game-kiswahili = بائو لا کیسواحیلی
game-kiswahili-zanzibar = بائو لا کیسواحیلی (زنگبار)
game-kujifunza = بائو لا کوجیفونزا
game-kujifunza-zanzibar = بائو لا کوجیفونزا (زنگبار)
game-kigogo = بائو کیگوگو
game-kimasai = بائو لا کیماسای
game-kingulu = بائو کینگولو
about-kiswahili = بازی بزرگ کرانهٔ سواحیلی، در دو مرحله: نخست دانه‌ها از ذخیره می‌آیند، سپس دانه‌های روی تخته به راه می‌افتند.
about-kiswahili-zanzibar = همان بازی، آن‌گونه که در مسابقه‌های زنگبار بازی می‌شود.
about-kujifunza = بازی نوآموزان: دو دانه در هر چاله، و گرفتن از همان حرکت نخست.
about-kujifunza-zanzibar = همان بازی؛ دانه‌های گرفته‌شده جهت خود را نگه می‌دارند.
about-kigogo = بازی مردم گوگو: ردیف‌های دراز، تنها یک جهت، و گرفتن در جایی که دانهٔ آخر می‌افتد.
about-kimasai = بازی ماسای‌ها: سنگ‌های تنها گام برمی‌دارند و آنچه را روبه‌رویشان قرار گیرد می‌گیرند.
about-kingulu = بازی مردم نگولو: دو ردیف، و چاله‌هایی که برای همیشه از آنِ شما می‌شوند.

new-game = بازی
level = { $number }، { $name }
level-mwanafunzi = موانافونزی (نوآموز)
level-mchezaji = مچزاجی (بازیکن)
level-fundi = فوندی (کاردان)
level-bingwa = بینگوا (استاد)

south = جنوب
north = شمال
computer = رایانه ({ $seat })، سطح { $level }
computer-perfect = رایانه ({ $seat })، بی‌خطا هر جا بازی حل شده است
your-turn = نوبت شماست.
turn-of = نوبت { $seat } است.
hint = راهنمایی
hint-is = یک حرکت خوب: { $move }. { $words }
no = نه
turn-board = چرخاندن تخته
record = ذخیرهٔ ثبت بازی

over-won-hamna = { $winner } برد: ردیف جلوی { $loser } خالی است.
over-won-no-moves = { $winner } برد: { $loser } هیچ حرکت مجازی ندارد.
over-won-no-seeds = { $winner } برد: برای { $loser } چیزی روی تخته نمانده است.
over-won-score = { $winner } با نتیجهٔ { $high } بر { $low } برد.
over-won-repetition = { $winner } با نتیجهٔ { $high } بر { $low } برد: وضعیت تکرار شد.
over-won-resigned = { $winner } برد: { $loser } تسلیم شد.
over-drawn-score = مساوی، { $high } بر { $low }.
over-drawn-repetition = مساوی: وضعیت تکرار شد.

board = { $game }، نوبت: { $seat }
seeds = { $number ->
    [1] یک دانه
   *[other] { $number } دانه
}
row = { $row }: { $seeds }
hole = { $name }{ $state ->
    [functional] {"، خانه،"}
    [dormant] {"، خانهٔ خفته،"}
    [lost] {"، خانهٔ ازدست‌رفته،"}
    [reserved] {"، محفوظ،"}
    [takasia] {"، در تاکاسیا،"}
   *[none] {"،"}
} { $number ->
    [1] یک دانه
   *[other] { $number } دانه
}{ $ways ->
    [0] {""}
   *[other] {"، "}می‌توان آن را به سوی { $towards } بازی کرد
}
plate-namua = ناموا
plate-mtaji = متاجی
plate-house-functional = نیومبا (خانه)
plate-house-dormant = نیومبای خفته
plate-house-lost = نیومبا از دست رفته
# A dot in the middle would be read as a nought.
plate-between = { "، " }
plate-to-move = نوبت او
plate-playing = در حال بازی
plate-takasia = { $hole } در تاکاسیا
plate-reserved = { $holes } محفوظ
hand-reserve = { $number } در ذخیره
hand-store = { $number } گرفته
hand-won = { $number } برده
choice-direction = کاشتن { $hole } به سوی { $to }
choice-kichwa = دانه‌های گرفته‌شده از { $to } وارد شوند
choice-stop = ایستادن در خانهٔ { $hole }
choice-safari = ادامه از خانهٔ { $hole }
choice-begin = آغاز از { $hole }
choices = { $count ->
    [1] { $first }.
    [2] { $first }. { $second }.
   *[other] { $first }. { $second }. { $third }.
}
choose-direction = جهت کاشتن را برگزینید.
choose-kichwa = برگزینید که دانه‌های گرفته‌شده از کدام سر وارد شوند.
choose-house = برگزینید که در خانه بایستید یا ادامه دهید.
safari = سافاری: ادامه
stop = ایست در همین‌جا
moved = { $move }: { $laps ->
    [1] یک دور
   *[other] { $laps } دور
}{ $captured ->
    [0] {""}
    [1] {"، "}یک دانه می‌گیرد
   *[other] {"، "}{ $captured } دانه می‌گیرد
}، پایان در { $to }.
lap = دور { $number }: { $seeds ->
    [1] یک دانه
   *[other] { $seeds } دانه
} از { $from } تا { $to }؛ { $end }
lap-end = { $captured ->
    [0] {""}
   *[other] گرفتن { $captured }
}
lap-relay = ادامه
lap-safari = سافاری
lap-stop = ایست
lap-last = پایان
instant = { $instant } از { $of }
control-play = پخش
control-pause = مکث
control-replay = دوباره
control-back = یک دانه عقب
control-on = یک دانه جلو
control-lapBack = یک دور عقب
control-lapOn = یک دور جلو
control-skip = تا پایان حرکت
control-slider = جای نمایش در حرکت
control-speed = سرعت
control-strip = دورهای حرکت
control-transport = حرکت، دانه به دانه
control-cancel = چالهٔ دیگر
speed-instant = بی‌درنگ
speed-times = ×{ $speed }

about-title = دربارهٔ بینگوا
home-rules = قاعده‌ها

home-puzzles = حل معما
home-analyse = تحلیل یک بازی
home-learn = آموزش
home-editor = چیدن یک وضعیت
analyse = تحلیل
open = باز کردن
not-fetched = این صفحه به دست نیامد. آیا به شبکه وصل هستید؟ برای تلاش دوباره آن را از نو باز کنید.

no-such-game = چنین بازی‌ای نیست
no-such-game-about = «{ $game }» هیچ‌یک از بازی‌های اینجا نیست.
choose-game = انتخاب بازی
lost-title = چنین صفحه‌ای نیست
lost-about = این نشانی به جایی نمی‌رسد. بازی‌ها در صفحهٔ نخست‌اند.
healed = برنامه از کار افتاد و دوباره راه افتاد. بازی شما سر جایش است.
unkept = این مرورگر اکنون چیزی نگه نمی‌دارد: اگر صفحه را ببندید، بازی از دست می‌رود.
updated = نسخهٔ تازه‌ای از بینگوا روی این دستگاه است. بازی و تنظیمات شما می‌ماند.
updated-use = همین حالا به کار ببرید
failed = نشد: { $why }
close = بستن
list-more = { $before }، { $item }
list-or = { $before } یا { $item }
list-and = { $before } و { $item }
