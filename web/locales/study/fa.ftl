# تحلیل بازی‌ها و چیدن وضعیت‌ها.

analysis-title = تحلیل
analysis-moves = حرکت‌ها و شاخه‌ها
analysis-start = آغاز
analysis-variation = شاخهٔ { $move }
analysis-earlier = بازگشت به بازی پیشین
analysis-unread = این بازی تا پایان خوانده نمی‌شود: { $why }
earlier-title = تحلیل‌های پیشین
earlier-about = { $most } تحلیل آخر اینجا نگه داشته می‌شود.
earlier = { $game }، { $plies ->
    [1] یک حرکت
   *[other] { $plies } حرکت
}
earlier-at = { $what }؛ کنارگذاشته در { $when }
earlier-delete = پاک کردن
earlier-delete-yes = بله، پاک شود
earlier-sure = این تحلیل پاک شود؟
open-part = { $moves ->
    [1] باز کردن یک حرکت پیش از آن
   *[other] باز کردن { $moves } حرکت پیش از آن
}
link-broken = این پیوند به هیچ بازی‌ای نمی‌رسد؛ شاید بخشی از آن افتاده باشد. { $why }
analysis-elsewhere = این بازی در برگهٔ دیگری پیش رفت. اکنون وضع این است.
analysis-another = در برگهٔ دیگری بازی دیگری باز شده است. اگر اینجا چیزی را تغییر دهید، این بازی به جای آن نگه داشته می‌شود؛ آن یکی را می‌توان برگرداند.
open-title-short = باز کردن بازی
open-paste = ثبت یک بازی ({ ".bao" }، Donkers یا Board Game Arena) یا یک وضعیت را اینجا بچسبانید
open-rules = قاعده‌های وضعیتِ بدون ثبت
open-file = باز کردن پرونده
open-nothing = هنوز چیزی برای خواندن نیست: ثبت یک بازی یا یک وضعیت را بچسبانید.
open-unknown = این نه ثبت یک بازی است و نه وضعیتی به شکل { "0,0,…/… S" }.
open-long = پرونده از ۴ مگابایت بزرگ‌تر است: نخست آن را چند تکه کنید.
open-problems = آنچه هنگام خواندن پیدا شد:
open-title = { $south } – { $north }، { $date }، { $moves ->
    [1] یک حرکت
   *[other] { $moves } حرکت
}
to-start = به آغاز
move-back = یک حرکت عقب
move-on = یک حرکت جلو
to-end = به پایان
threats-show = تهدیدها
threats = { $seat } با { $moves } تهدید می‌کند و حداکثر { $most ->
    [1] یک دانه
   *[other] { $most } دانه
} می‌گیرد.
threats-none = { $seat } تهدیدی ندارد.
comment-on = دربارهٔ { $move }
comment-start = دربارهٔ بازی
promote = شاخهٔ اصلی شود
remove-from = حذف از { $move } به بعد
think = بررسی وضعیت
think-stop = پایان بررسی
think-begins = در حال بررسی…
think-depth = { $depth ->
    [1] یک حرکت
   *[other] { $depth } حرکت
} جلوتر بررسی شد.
worth-win = { $who ->
    [S] جنوب
   *[N] شمال
} در { $plies ->
    [1] یک حرکت
   *[other] { $plies } حرکت
} می‌برد
worth-south = جنوب { $percent }
proven-win = اثبات‌شده: { $who ->
    [S] جنوب
   *[N] شمال
} در { $plies ->
    [1] یک حرکت
   *[other] { $plies } حرکت
} می‌برد.
proven-most = اثبات‌شده: { $who ->
    [S] جنوب
   *[N] شمال
} حداکثر در { $plies ->
    [1] یک حرکت
   *[other] { $plies } حرکت
} می‌برد.
proven-margin = اثبات‌شده: { $who ->
    [S] جنوب
   *[N] شمال
} با { $seeds ->
    [1] یک دانه
   *[other] { $seeds } دانه
} بیشتر به پایان می‌رسد.
proven-draw = اثبات‌شده: مساوی.
proven-best = بهترین: { $moves }.
chances-title = بخت پیروزی
chances = جنوب { $south }، شمال { $north }
graph-title = روند بازی
graph-slider = مرور بازی
graph-ply = حرکت { $ply } { $move }
graph-at = حرکت { $ply } { $move }: جنوب { $south }، شمال { $north }
graph-aside = در یک شاخه
judge = سنجیدن همهٔ حرکت‌ها
judge-again = سنجیدن دوباره
judge-stop = ایست
judging = حرکت { $ply } از { $of }…
mistakes-title = اشتباه‌ها
mistakes-none = هیچ حرکتی چندان چیزی از دست نداد.
mistake = حرکت { $ply }، { $move }: { $loss } از دست رفت
try-again = دوباره امتحان کنید
try-again-at = دوباره امتحان کنید: حرکت { $ply }، { $move }
try-now = چیزی بهتر از { $move } پیدا کنید.
try-good = بهتر از { $move } نمی‌شود.
try-worse = { $move } به اندازهٔ { $loss } از دست می‌دهد. یک بار دیگر امتحان کنید.
try-best = بهترین حرکت { $move } بود.
try-show = نشان دادن بهترین حرکت
share-title = همراه خود ببرید
share-link = هم‌رسانی با پیوند
link-title = همهٔ بازی در این پیوند است
link-copied = پیوند کپی شد.
copy-record = کپی کردن ثبت بازی
record-copied = ثبت بازی کپی شد.
not-copied = این مرورگر اجازهٔ کپی نمی‌دهد: متن را خودتان برگزینید.
save-svg = تصویر (SVG)
save-png = تصویر (PNG)
copy-png = کپی تصویر (PNG)
copy-svg = کپی تصویر (SVG)
picture-copied = تصویر کپی شد.
svg-copied = تصویر به‌صورت SVG کپی شد.
svg-text-copied = این مرورگر SVG را به‌صورت تصویر کپی نمی‌کند، پس متن آن کپی شد: آن را در پرونده‌ای SVG ذخیره کنید.
picture-not-copied = این مرورگر اجازهٔ کپی تصویر نمی‌دهد: آن را ذخیره کنید.
edit-position = تغییر وضعیت

editor-title = چیدن یک وضعیت
editor-wrong = هنوز وضعیت درستی نیست. { $why }
editor-over = وضعیت درستی است، ولی بازی در آن تمام شده است.
editor-right = وضعیتی که می‌توان از آن بازی کرد.
editor-choose = برای تغییر دانه‌های یک چاله، روی آن بزنید.
editor-hole = چالهٔ { $hole }
editor-less = یک دانه کمتر در { $hole }
editor-more = یک دانه بیشتر در { $hole }
editor-seeds = دانه‌های { $hole }
editor-reserved = محفوظ
editor-takasia = در تاکاسیا
editor-turn = نوبت
editor-houses = صاحب خانه (نیومبا)
editor-hand-reserve = در ذخیره
editor-hand-store = گرفته‌شده
editor-hand-won = کنار تخته
editor-text = به صورت متن
editor-start = وضعیت آغازین
editor-empty = تختهٔ خالی
editor-play = بازی با رایانه از همین‌جا
editor-play-two = بازی در هر دو طرف
