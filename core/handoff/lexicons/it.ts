import type { Lexicon } from '../word-kinds.ts'

/** Italian. */
export const IT: Lexicon = {
  talk: 'passami passatemi mettimi collegami connettimi parlare parli chattare comunicare conversare in_contatto discutere parlarne',
  contact: 'contattare contatta contattate chiamare contatto raggiungere contattarvi sentire',
  transfer: 'trasferire trasferiscimi trasferitemi trasferirmi inoltrare inoltrami',
  get: 'passami passatemi passarmi passi passare mettimi mettetemi metta mettermi collegami collegarmi connettimi connettermi dammi datemi darmi mi_passi mi_metta avere',
  me: 'mi ci',
  want: 'voglio vorrei bisogno desidero preferisco preferirei necessito esigo serve vogliamo cerco richiedo',
  human:
    'human umano umani umana essere_umano esseri_umani operatore operatori operatrice rappresentante consulente addetto incaricato responsabile',
  person: 'persona persone agente agenti',
  somebody:
    'qualcuno impiegato impiegata supervisore collega squadra team qualcun_altro direttore tecnico esperto personale dipendente reception',
  desk: 'servizio_clienti assistenza_clienti servizio_cliente servizio_di_assistenza supporto_clienti assistenza_tecnica assistenza_umana chat_dal_vivo supporto_tecnico servizio_di_supporto call_center customer_service servizio_di_assistenza_clienti',
  support: 'supporto assistenza sostegno',
  help: 'aiuto servizio servizi',
  real: 'vero vera veri vere reale reali umano umana umani umane viva vivo manuale fisica in_carne_e_ossa',
  sort: 'altro altra tecnico clienti del_team del_supporto competente',
  article: 'un una uno il lo la l i gli le qualche vostro vostra di del dei della suo dell dello',
  with: 'con a al alla ad all allo con_il col',
  not: 'non no mai senza nessun nessuno invece_di devo_parlare',
  bot: 'bot robot macchina macchine chatbot computer ia',
  exists: 'c_e ci_sono avete esiste ce ci_sta',
  here: 'disponibile qui li la in_linea',
  report: 'sei siete sto_parlando parlo_con lei_e stavo_parlando',
  theirs: 'mio mia miei nostro nostra',
  in: 'in su da di nel',
  others: 'clienti_possono utenti visitatori invitare aggiungere diventare installare',
  filler:
    'please pls per_favore perfavore grazie ora adesso subito ciao si direttamente ok cortesemente salve immediatamente piuttosto',
  small:
    'io posso puo potrei potete puoi potrebbe come dove che si_puo e_possibile possiamo ho avrei di_poter essere non_posso non_riesco_a non_riesco poter',
  next: 'e ma perche quindi',
  everyday: 'molto volta lasciare leggere pagina parole questo questa quello',
}
