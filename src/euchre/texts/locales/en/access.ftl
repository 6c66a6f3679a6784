### What was tested of access to the client, and the settings that serve it.

## Settings

web-text-size = Size of text
web-text-percent = { $n }%
web-left-trump = The left bower as trump
web-left-trump-why = Once trump is made, the left bower is drawn as the jack of trump that it is; its badge has the suit that is printed on the card.
web-left-hand = For the left hand
web-left-hand-why = Calls and buttons lie on the left of the table.
web-sounds = Sounds
web-sounds-why = A card that falls, a trick that is taken, your turn.
web-still = Nothing moves
web-still-why = Cards change their place at once. This is so anyway where your system asks for less motion.

## The statement

web-access-what = Anybody should be able to play here, with or without sight, hearing, a mouse or a steady hand. This page says what was done for that, how it was tested, and what is not good yet.
web-access-goal = We hold the pages to WCAG 2.2, level AA.
web-access-how = How one can play
web-access-keys = By keyboard alone: every page and every act. The keys of the table and of a replay are in their help, which the key ? opens. Single letters can be switched off.
web-access-reader = With a screen reader: each event is said once, in order, in the language of the page. Hand, trick, tricks taken, result and score are lists and tables; a card says what it counts as, and why it cannot be played.
web-access-colour = Without telling colours apart: suits differ in shape, and can have four colours. What is whose turn, legal, winning or trump is always said by a shape or a word too.
web-access-motion = Without movement: the setting, or that of your system, makes cards change their place at once. Nothing blinks, nothing is lost while something moves, and no act has to be quick.
web-access-touch = By touch: one tap, two taps or a drag, as you choose; nothing that is pressed is smaller than 24 by 24 pixels, and most is at least 44.
web-access-text = With large text: the size can be set to twice the usual. At the table, which does not scroll, text grows as far as the screen has room; rules, results, the story of the deal and settings grow all the way.
web-access-sound = Without hearing: no sound says anything that is not seen. Sounds are off unless you switch them on.
web-access-tested = What was tested
web-access-tests = With each change of the program, in Chromium: whole games by click, by keyboard alone, and by what a screen reader is told; every page in light and dark colours with the checker axe, which has to find nothing; every moment of the table from 320 by 460 to 1440 by 900 pixels, in five languages, with texts longer by 40 %, and with large text.
web-access-untested = What was not: real screen readers (such as NVDA, VoiceOver, TalkBack), switch controls, and other browsers were not tried by people. What a checker cannot find may still be wrong.
web-access-weak = What is not good yet
web-access-weak-table = At the table, text cannot grow to twice its size on a small telephone, or on one that lies on its side. The zoom of the browser helps on large screens.
web-access-weak-clock = A table of several people can have a clock. Who needs more time should sit at a table without one.
web-access-report = If something keeps you from playing, tell whoever runs this server, and attach the log that every page of an error offers.
