import type { Sentences } from '../blind/sentences.ts'

/** Italian. */
export const IT: Sentences = {
  requests: `
    qualcuno mi può aiutare?
    potete farmi richiamare
    voglio parlare col responsabile
    mi passate un collega
    un umano mi risponda
    niente bot grazie, una persona
    c'è una persona vera lì
    dove posso parlare con qualcuno
    qualcun altro per favore
    fate intervenire un operatore
    inoltrate la mia richiesta a un operatore
    datemi qualcuno di competente
    basta con questo robot
    un operatore umano grazie
    mi può chiamare qualcuno
    vorrei che mi chiamasse un collega
    posso avere un operatore
    mi faccia parlare con una persona
    esigo di parlare con un responsabile
    vorrei che mi rispondesse un umano
    potrei parlare con qualcuno del team
    contattatemi per favore
    mi passi un agente
    voglio essere chiamato
    questo bot non capisce niente, passatemi una persona
    c'è un operatore disponibile
    qualcuno che mi aiuti per favore
    preferirei una persona
    indirizzatemi a un operatore
    ho bisogno di un umano
    può rispondermi una persona
    vorrei parlare con il vostro team
    chiamatemi
    mi risponda qualcuno che non sia un bot
    girate questo a un supervisore
    si può parlare con qualcuno al telefono
    stanca della macchina, una persona per favore
    mi contatta un consulente?
    voglio il tuo capo
    un vostro operatore è libero?
    non capisci niente, dammi un umano
    vorrei discuterne con una persona
    dite a un collega di chiamarmi
    non c'è nessuno?
    vorrei essere contattato da un consulente
    smettila, voglio una persona vera
    un attimo, c'è un umano qui
    vorrei un'altra persona
    richiamatemi domani per favore
    non voglio risposte automatiche ma una persona
    voglio l'aiuto di qualcuno vero
    mettetemi in contatto con qualcuno che decida
    ora basta, passami il tuo superiore
    qualcuno di voi può contattarmi`,
  others: `
    un dipendente può vedere i miei messaggi
    come aggiungo un'altra persona
    il mio capo mi chiama
    quale collega ha cambiato il turno
    posso chiamare dall'app
    mi servono due persone per turno
    quanto costa un agente
    un collega può modificare la mia voce
    chi risponde qui
    non sono un robot
    c'è un bot per slack
    come chiamo un cliente
    qualcuno vede il mio profilo?
    non voglio essere trasferito
    non passatemi nessuno
    i visitatori vogliono un operatore, dove si imposta
    serve una persona per configurarlo?
    uno che è andato via ha ancora accesso
    ho parlato con un vostro collega ieri
    devo dimostrare di essere umano
    come rendo admin un collega
    chi nella mia azienda può approvare
    l'app avvisa il mio collega?
    una collega non riesce a entrare
    quanti colleghi posso invitare
    i vostri dipendenti vedono i miei dati?
    non voglio che mi chiami nessuno
    c'è uno sconto per squadre grandi
    si può mandare un messaggio a un dipendente
    chi è il vostro capo
    può prenotare qualcuno senza account
    il bot può rispondere di notte?
    il responsabile può leggere i miei messaggi
    due dipendenti hanno lo stesso turno
    come mi contattano i miei dipendenti
    quale collega lavora oggi
    i dipendenti possono chattare tra loro
    chi riceve la notifica
    non voglio chiamate dalle vendite
    come chiamo il mio responsabile dall'app
    come avviso un collega
    posso mettere la mia capa come admin`,
}
