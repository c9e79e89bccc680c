# بینگوا به فارسی. واژه‌های خود بائو نگه داشته و بار نخست توضیح داده می‌شوند؛ نام چاله‌ها با حروف لاتین می‌ماند.

app-name = بینگوا
app-aim = بازی‌های بائوی شرق آفریقا؛ جایی که افتادن تک‌تک دانه‌ها دیده می‌شود.
menu = فهرست
menu-home = بازی‌ها
menu-game = بازی شما
menu-settings = تنظیمات
skip-to-content = رفتن به محتوا
loading = تخته آماده می‌شود…

home-title = کدام بائو؟
home-continue = ادامهٔ بازی
home-continue-about = { $game }، { $moves ->
    [0] هنوز شروع نشده
    [1] پس از یک حرکت
   *[other] پس از { $moves } حرکت
}
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

new-title = بازی تازه
new-game = بازی
new-reading = قاعده‌ها
new-opponent = در برابر
new-opponent-computer = رایانه
new-opponent-person = یک نفر، روی همین دستگاه
new-level = سطح
new-side = طرف شما
new-side-south = جنوب، و آغازگر
new-side-north = شمال
new-begin = شروع
new-replaces = یک بازی ناتمام دارید. با شروع بازی دیگر، آن بازی کنار گذاشته می‌شود.
level = { $number }، { $name }
level-mwanafunzi = موانافونزی (نوآموز)
level-mchezaji = مچزاجی (بازیکن)
level-fundi = فوندی (کاردان)
level-bingwa = بینگوا (استاد)

south = جنوب
north = شمال
you = شما ({ $seat })
computer = رایانه ({ $seat })، سطح { $level }
your-turn = نوبت شماست.
turn-of = نوبت { $seat } است.
thinking = رایانه فکر می‌کند…
undo = پس گرفتن حرکت
hint = راهنمایی
hint-is = یک حرکت خوب: { $move }.
resign = تسلیم
resign-sure = در این بازی تسلیم می‌شوید؟
resign-yes = بله، تسلیم
no = نه
turn-board = چرخاندن تخته
opposite = نشستن روبه‌روی هم
record = ذخیرهٔ ثبت بازی
new-again = یک بازی دیگر
moves-played = حرکت‌ها
no-game = هنوز اینجا بازی‌ای نیست.
choose-game = انتخاب بازی

over-won-hamna = { $winner } برد: ردیف جلوی { $loser } خالی است.
over-won-no-moves = { $winner } برد: { $loser } هیچ حرکت مجازی ندارد.
over-won-no-seeds = { $winner } برد: برای { $loser } چیزی روی تخته نمانده است.
over-won-score = { $winner } با نتیجهٔ { $high } بر { $low } برد.
over-won-repetition = { $winner } با نتیجهٔ { $high } بر { $low } برد: وضعیت تکرار شد.
over-won-resigned = { $winner } برد: { $loser } تسلیم شد.
over-drawn-score = مساوی، { $high } بر { $low }.
over-drawn-repetition = مساوی: وضعیت تکرار شد.

refusal-over = بازی تمام شده است.
refusal-no-such-hole = تخته چاله‌ای به نام { $hole } ندارد.
refusal-empty = { $hole } خالی است: چیزی برای بازی در آن نیست.
refusal-singleton = در { $hole } فقط یک دانه هست و این برای شروع کم است.{ $count ->
    [0] {""}
   *[other] {" "}می‌توانید { $any } را بازی کنید.
}
refusal-back-row = اینجا نمی‌توان از ردیف عقب شروع کرد.{ $count ->
    [0] {""}
   *[other] {" "}می‌توانید { $any } را بازی کنید.
}
refusal-must-capture = باید بگیرید: با { $any } می‌شود.
refusal-captures = { $hole } دانه‌های { $all } را می‌گیرد، پس تاکاتا (حرکت بدون گرفتن) نیست.
refusal-too-many = در { $hole } { $number } دانه هست، و دور نخست با این‌همه دانه هرگز نمی‌گیرد. باید بگیرید: با { $any } می‌شود.
refusal-house = { $hole } خانهٔ فعال (نیومبا) است: فقط وقتی از آن شروع می‌شود که هیچ چالهٔ پُر دیگری در ردیف جلو نباشد، { $count ->
    [1] ولی { $all } پُر است.
   *[other] ولی { $all } پُر هستند.
}
refusal-other-kichwa = دانه‌های گرفته‌شده باید از کیچوای دیگر (چالهٔ سر)، { $all }، وارد شوند.
refusal-outwards = { $hole } کیچوا (چالهٔ سر) و تنها چالهٔ پُر ردیف جلو است: فقط رو به مرکز کاشته می‌شود.
refusal-takasiaed = { $hole } در تاکاسیا است (برای این حرکت منجمد شده): اکنون هیچ حرکتی از آن شروع نمی‌شود.{ $count ->
    [0] {""}
   *[other] {" "}می‌توانید { $any } را بازی کنید.
}
refusal-no-safari = در این حرکت هیچ دوری در خانهٔ فعال پایان نمی‌یابد، پس سافاری در کار نیست.
refusal-endless = آن حرکت پس از { $number } دور هم تمام نشد: بی‌پایان به شمار می‌آید، و حرکت بی‌پایان مجاز نیست.
refusal-blocked = چالهٔ بعدی، { $all }، پُر است: باید خالی می‌بود.
refusal-own-occupied = دور نخست در { $all }، چاله‌ای پُر از ردیف خودتان، تمام می‌شد: این مجاز نیست.
refusal-reserved = { $hole } محفوظ است: هیچ‌کس هرگز از آن برنمی‌دارد.
refusal-no-sign = اینجا فقط یک جهت برای کاشتن هست.
refusal-no-choice = اینجا کیچوایی برای انتخاب نیست.
refusal-not-yours = { $hole } مال حریف شماست.
refusal-not-your-turn = هنوز نوبت شما نشده است.

board = { $game }، نوبت: { $seat }
seeds = { $number ->
    [1] یک دانه
   *[other] { $number } دانه
}
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
plate-takasia = { $hole } در تاکاسیا
plate-reserved = { $holes } محفوظ
hand-reserve = { $number } در ذخیره
hand-store = { $number } گرفته
hand-won = { $number } برده
choice-direction = کاشتن { $hole } به سوی { $to }
choice-kichwa = دانه‌های گرفته‌شده از { $to } وارد شوند
choice-stop = ایستادن در خانهٔ { $hole }
choice-safari = ادامه از خانهٔ { $hole }
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

settings-title = تنظیمات
settings-language = زبان
settings-theme = روشنایی
theme-system = مانند دستگاه
theme-light = روز
theme-dark = شب
settings-look = تخته
look-wood = چوب
look-plain = ساده
look-contrast = پرتضاد
settings-numbers = عدد به جای دانه
settings-speed = سرعت نمایش حرکت‌ها
settings-sound = شنیدن صدای دانه‌ها
settings-confirm = پرسیدن پیش از هر حرکت
about-title = دربارهٔ بینگوا
confirm-move = بازی { $move }
confirm-other = حرکت دیگر
settings-data = روی این دستگاه
settings-data-about = بازی‌ها، تنظیمات و هر چیز دیگر شما در همین مرورگر نگه داشته می‌شود و در هیچ جای دیگر نیست.
settings-export = بردن همه در یک پرونده
settings-import = بازآوردن از پرونده
settings-import-unread = این پرونده را بینگوا ننوشته است. آنچه اینجاست همان‌گونه می‌ماند.
settings-delete = پاک کردن همه‌چیز
settings-delete-sure = بازی‌ها، تنظیمات و هر چه اینجا نگه داشته شده پاک شود؟
settings-delete-yes = بله، پاک شود
settings-deleted = پاک شد.
home-rules = قاعده‌ها

home-analyse = تحلیل یک بازی
home-learn = آموزش
home-editor = چیدن یک وضعیت
analyse = تحلیل
open = باز کردن
not-fetched = این صفحه به دست نیامد. آیا به شبکه وصل هستید؟ برای تلاش دوباره آن را از نو باز کنید.

lost-title = چنین صفحه‌ای نیست
lost-about = این نشانی به جایی نمی‌رسد. بازی‌ها در صفحهٔ نخست‌اند.
healed = برنامه از کار افتاد و دوباره راه افتاد. بازی شما سر جایش است.
unkept = این مرورگر اکنون چیزی نگه نمی‌دارد: اگر صفحه را ببندید، بازی از دست می‌رود.
updated = نسخهٔ تازه‌ای از بینگوا روی این دستگاه است. بازی و تنظیمات شما می‌ماند.
updated-use = همین حالا به کار ببرید
broken-game = بازی نگه‌داشته‌شده خوانده نشد و کنار گذاشته شد: { $why }
failed = نشد: { $why }
close = بستن
