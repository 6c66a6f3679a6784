### Lojëra që shfaqen përsëri: refuzimet e serverit dhe fjalët e faqes.

server-no-replay = Në këtë tryezë s’ka ende lojë që mund të shfaqet: më parë duhet të mbarojë.
replay-problem = { $problem }
replay-empty = Në këtë skedar s’ka asnjë ndarje.
replay-not-text = Ky skedar s’është tekst, pra s’është shënim loje.

## The page

web-replay-how = Shihni përsëri një lojë
web-replay-why = Hap pas hapi, me të gjitha letrat ose siç e pa një lojtar. Serveri e lexon skedarin dhe nuk e ruan.
web-replay-choose = Zgjidhni skedarin
web-replay-drop = Ose lëshojeni këtu: regjistri ynë, Euchre Game Notation, ose PTN-ja e Trickster-it.
web-replay-finished = Lojëra që keni luajtur
web-replay-nothing = Në këtë shfletues ende s’është luajtur asnjë lojë deri në fund.
web-replay-deal = Ndarja { $n }
web-replay-deal-of = Ndarja { $n } nga { $of }
web-replay-deals = Rezultati, ndarje pas ndarjeje
web-replay-game = Loja { $n }
web-replay-steps = Hapat
# $text is the sentence of the step.
web-replay-step = Hapi { $n } nga { $of }. { $text }
web-replay-back = Një hap prapa
web-replay-next = Një hap para
web-replay-play = Luani
web-replay-pause = Ndaloni
web-replay-trick-back = Te dora e mëparshme
web-replay-trick-next = Te dora tjetër
web-replay-deal-back = Te ndarja e mëparshme
web-replay-deal-next = Te ndarja tjetër
web-replay-seen-by = Siç e pa
web-replay-all = Të gjitha letrat
web-replay-hands = Letrat
web-replay-hand-of = { $who }: { $n ->
    [0] asnjë letër
    [one] një letër
   *[other] { $n } letra
}
web-replay-aside = Te askush
web-replay-what = Çfarë ndodhi
# A chart. $scores has the last scores of all.
web-replay-chart = Rezultati pas çdo ndarjeje me vija. Në fund: { $scores }
web-replay-this-deal = Rishihni këtë ndarje
web-replay-whole-game = Rishihni lojën
web-replay-partly = Letrat e disa lojtarëve s’u treguan kurrë; ato rrinë të mbyllura.
web-replay-unfinished = Shënimi i lojës mbaron këtu.
web-replay-link = Kopjoni lidhjen e lojës
web-replay-copied = Lidhja u kopjua.
web-save-egn = Ruani si EGN

## Keys of the page

web-key-step = Një hap prapa ose para
web-key-trick = Te dora e mëparshme ose tjetra
web-key-ends = Te fillimi ose fundi i ndarjes
web-key-deal = Te ndarja e mëparshme ose tjetra
web-key-play = Luani ose ndaloni
web-key-hands = Të gjitha letrat, ose siç i pa një lojtar
