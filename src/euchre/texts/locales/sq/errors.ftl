### Çfarë nuk shkon te një regjistër, ngjarjet e të cilit nuk mund të kenë ndodhur kështu.

log-bad-draw = Ndarësi i parë nuk gjendet në këtë mënyrë, ose jo në këtë vend.
log-bad-deal = Kjo ndarje nuk përputhet këtu: ndarësi është i gabuar, ose letrat nuk janë ato që ndahen sipas këtyre rregullave.
log-bad-shown = Këto letra nuk tregohen në këtë vend.
log-shown-expected = Në këtë vend regjistri duhet të thotë cilat letra u treguan, dhe të jenë ato të vërtetat.
