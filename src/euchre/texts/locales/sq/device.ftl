### Faqja si program i instaluar: pa rrjet, e rinovuar, dhe çfarë ruan nga vetja.

web-offline = Pa lidhje.
web-offline-why = Serveri nuk përgjigjet. Programi niset megjithatë nga pajisja juaj; lojërat ruhen në server dhe vazhdojnë kur ai të arrihet.
web-newer = Është gati një version më i ri i programit.
web-newer-use = Përdoreni
# A file to attach to a report of an error.
web-save-report = Ruani regjistrin që i bashkohet raportit
web-fault = Kjo faqe dështoi
web-fault-why = Diçka shkoi keq në program. Asgjë nga ç’u luajt s’ka humbur: ngarkojeni faqen përsëri.
web-more = Faqe të tjera
web-access = Qasshmëria
web-replay = Rishikim
