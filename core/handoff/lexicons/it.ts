import type { Lexicon } from '../word-kinds.ts'

/** Italian. */
export const IT: Lexicon = {
  verbFirst: true,
  talk: 'passami passatemi mettimi collegami connettimi parlare parli chattare comunicare conversare in_contatto discutere parlarne scrivere_a scrivere_con avere_a_che_fare trattare_con',
  tell: 'discuterne trattare',
  contact:
    'contattare contatta contattate chiamare contatto raggiungere contattarvi sentire richiamare richiamate richiama chiamami chiami chiamate richiami chiamasse chiamassero contattasse',
  transfer:
    'trasferire trasferiscimi trasferitemi trasferirmi inoltrare inoltrami passatemi girare inoltrate inoltri indirizzatemi indirizzami mi_indirizzi',
  get: 'passami passatemi passarmi passi passare mettimi mettetemi metta mettermi collegami collegarmi connettimi connettermi dammi datemi darmi mi_passi mi_metta avere trovatemi trovami trova portami fatemi_parlare mandatemi mettete girare inoltrare passate',
  do: 'subentrare subentri prenda_in_carico occupi occupa occuparsi guardi guardare dia_un_occhiata dare_un_occhiata risponda rispondere controlli controllare risolva gestisca veda intervenire intervenga rispondesse rispondermi mi_risponda entrare_nella_chat entrare_in_chat unirsi',
  me: 'mi ci',
  it: 'questo cosa la_cosa ne lo_chat la_chat la_conversazione il_mio_caso il_mio_problema la_mia_richiesta la_mia_domanda il_mio_messaggio mia_richiesta',
  want: 'voglio vorrei bisogno desidero preferisco preferirei necessito esigo serve vogliamo cerco richiedo vogliono vuole',
  human:
    'human umano umani umana essere_umano esseri_umani operatore operatori operatrice rappresentante consulente addetto incaricato responsabile',
  person: 'persona persone agente agenti',
  somebody:
    'qualcuno impiegato impiegata supervisore collega squadra team direttore tecnico esperto personale dipendente reception uno colleghi capo titolare responsabili dipendenti uno_di_voi superiore',
  else: 'qualcun_altro unaltra_persona un_altra_persona qualcunaltro un_altro_operatore',
  nobody: 'nessuno',
  desk: 'servizio_clienti assistenza_clienti servizio_cliente servizio_di_assistenza supporto_clienti assistenza_tecnica assistenza_umana chat_dal_vivo supporto_tecnico servizio_di_supporto call_center customer_service servizio_di_assistenza_clienti essere_richiamato essere_richiamata essere_chiamato essere_contattato farmi_chiamare fatemi_chiamare fatemi_richiamare chiamatemi richiamatemi una_chiamata essere_ricontattato non_tu contattatemi farmi_richiamare chiamarmi richiamarmi contattarmi essere_contattato_da essere_richiamato_da',
  support: 'supporto assistenza sostegno',
  help: 'aiuto servizio servizi aiuti aiutarmi aiutare aiuta darmi_una_mano dare_una_mano dia_una_mano',
  real: 'vero vera veri vere reale reali umano umana umani umane viva vivo manuale fisica in_carne_e_ossa carne_ed_ossa in_carne_ed_ossa carne_e_ossa',
  yours:
    'del_vostro_team del_suo_team del_tuo_team dei_vostri di_voi della_vostra_azienda che_ci_capisca che_capisca che_sappia che_mi_aiuti che_lavora_li che_ne_capisca da_voi che_ci_capisca_qualcosa',
  sort: 'altro altra tecnico clienti del_team del_supporto competente',
  article: 'un una uno il lo la l i gli le qualche vostro vostra di del dei della suo dell dello sto tuo',
  with: 'con a al alla ad all allo con_il col da',
  whom: 'con_chi a_chi',
  not: 'non no mai senza nessun invece_di devo_parlare nessuna',
  enough:
    'basta basta_con stufo_di stanco_di stufa_di stanca_di ne_ho_abbastanza non_ce_la_faccio non_ne_posso non_ne_posso_piu piu_con niente_piu non_mi_serve',
  bot: 'bot robot macchina macchine chatbot computer ia software programma sto_robot',
  exists: 'c_e ci_sono avete esiste ce ci_sta',
  here: 'disponibile qui li la in_linea al_telefono libero liberi',
  report: 'sei siete sto_parlando parlo_con lei_e stavo_parlando',
  theirs: 'mio mia miei nostro nostra app',
  in: 'in su di nel',
  others:
    'clienti_possono utenti visitatori invitare aggiungere diventare installare i_miei_clienti miei_clienti clienti_vogliono',
  filler:
    'please pls per_favore perfavore grazie ora adesso subito ciao si direttamente ok cortesemente salve immediatamente piuttosto piu domani',
  small: 'puo potete puoi potrebbe dove che si_puo e_possibile ho avrei di_poter essere poter',
  self: 'io posso non_posso non_riesco_a non_riesco possiamo potrei',
  how: 'come',
  next: 'e ma perche quindi',
  everyday:
    'molto volta lasciare leggere pagina parole questo questa quello chiamate_entranti parlato chiamato contattato',
}
