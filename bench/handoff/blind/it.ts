import type { Sentences } from './sentences.ts'

/** Italian. */
export const IT: Sentences = {
  requests: `
    può subentrare un suo collega
    passami qualcuno
    uno vero per favore
    non tu, qualcun altro
    non voglio parlare con una macchina
    mi potete richiamare
    fatemi chiamare da qualcuno
    basta bot
    voglio che se ne occupi una persona
    c'è qualcuno in carne ed ossa?
    preferisco parlare con un essere umano
    puo passarmi il responsabile
    qualcuno del vostro team può darmi una mano
    vorrei essere richiamato
    trovatemi uno che ci capisca qualcosa
    voglio un opertore
    non ce la faccio piu con sto robot, datemi una persona
    posso scrivere con un vostro collega
    chiamatemi al 3331234567
    con chi posso parlare
    lasciami parlare col tuo capo
    potete girare la cosa a un collega
    mi serve un umano adesso
    mi mettete in contatto con le vendite`,
  others: `
    sei una persona vera?
    come invito un collega
    un collega può coprire il mio turno
    quale persona approva le ore
    non mi serve un umano, solo il prezzo
    come contatto qualcuno del mio team
    un agente può vedere il mio stipendio
    quante persone posso aggiungere
    non chiamatemi
    come devio le chiamate
    qualcuno ha cambiato la mia password
    il mio responsabile non vede le ore
    sono un umano
    ieri ho parlato con un operatore
    come tolgo il bot dal mio sito
    chi può ascoltare le mie chiamate
    come passo un compito a un'altra persona
    i dipendenti possono timbrare dal telefono
    devo chiamare per disdire?
    non voglio essere messo in contatto con nessuno
    i miei clienti vogliono parlare con un operatore, come faccio
    qualcun altro usa il mio account
    c'è un limite di persone
    serve un responsabile per ogni sede?`,
}
