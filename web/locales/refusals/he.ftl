# Why a move is not legal
refusal-over = המשחק נגמר.
refusal-no-such-hole = אין בלוח גומה בשם { $hole }.
refusal-empty = { $hole } ריקה: אין בה במה לשחק.
refusal-singleton = ב־{ $hole } יש זרע אחד בלבד, וזה מעט מכדי להתחיל.{ $count ->
    [0] {""}
   *[other] {" "}אפשר לשחק מ־{ $any }.
}
refusal-back-row = אי אפשר להתחיל כאן מהשורה האחורית.{ $count ->
    [0] {""}
   *[other] {" "}אפשר לשחק מ־{ $any }.
}
refusal-must-capture = חובה ללכוד: אפשר מ־{ $any }.
refusal-captures = { $hole } לוכדת את { $all }, ולכן זו אינה טקאטה (מהלך בלי לכידה).
refusal-too-many = ב־{ $hole } יש { $number } זרעים, וסבב ראשון של כל כך הרבה זרעים אינו לוכד לעולם. חובה ללכוד: אפשר מ־{ $any }.
refusal-house = { $hole } היא הבית הפעיל (ניומבה): מתחילים ממנו רק כשאין שום גומה קדמית תפוסה אחרת, { $count ->
    [one] ו־{ $all } תפוסה.
    [two] ו־{ $all } תפוסות.
   *[other] ו־{ $all } תפוסות.
}
refusal-other-kichwa = הזרעים שנלכדו חייבים להיכנס מהקיצ׳ווה (גומת הקצה) השנייה, { $all }.
refusal-outwards = { $hole } היא קיצ׳ווה (גומת קצה) והגומה הקדמית התפוסה היחידה: זורעים ממנה רק לכיוון המרכז.
refusal-takasiaed = { $hole } בטקאסיה (מוקפאת למהלך הזה): אי אפשר להתחיל ממנה עכשיו.{ $count ->
    [0] {""}
   *[other] {" "}אפשר לשחק מ־{ $any }.
}
refusal-no-safari = במהלך הזה אף סבב אינו מסתיים בבית הפעיל, ולכן אין ספארי.
refusal-endless = המהלך הזה לא הסתיים גם אחרי { $number } סבבים: הוא נחשב לאין־סופי, ומהלכים אין־סופיים אינם חוקיים.
refusal-blocked = הגומה הבאה, { $all }, תפוסה: היא הייתה צריכה להיות ריקה.
refusal-own-occupied = הסבב הראשון היה מסתיים ב־{ $all }, גומה תפוסה בשורה שלך: זה אסור.
refusal-reserved = { $hole } שמורה: איש אינו מרים ממנה לעולם.
refusal-no-sign = כאן יש רק כיוון זריעה אחד.
refusal-no-choice = כאן אין קיצ׳ווה שאפשר לבחור.
refusal-not-yours = { $hole } שייכת ליריב.
refusal-not-your-turn = עדיין לא הגיע תורך.
