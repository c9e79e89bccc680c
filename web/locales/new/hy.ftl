# A new game
new-title = Նոր խաղ
new-reading = Կանոններ
new-opponent = Մրցակից
new-opponent-computer = համակարգիչ
new-opponent-person = մարդ՝ այս սարքի առջև
new-level = Մակարդակ
new-side = Ձեր կողմը
new-side-south = Հարավ, սկսում եք դուք
new-side-north = Հյուսիս
new-begin = Սկսել
new-replaces = Դուք անավարտ խաղ ունեք։ Եթե ուրիշը սկսեք, այն մի կողմ կդրվի, և կկարողանաք այն շարունակել առաջին էջից։
