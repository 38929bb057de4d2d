import type { Lexicon } from '../word-kinds.ts'

/** German. */
export const DE: Lexicon = {
  verbLast: true,
  tell: 'besprechen diskutieren erklaren klaren',
  talk: 'sprechen reden chatten unterhalten sprich telefonieren gesprach sprache_mit schreiben kommunizieren plaudern schreiben_mit gesprach_mit',
  contact:
    'melden meldet kontakt kontaktieren kontaktiere erreichen erreiche anrufen anruf rufen kontaktaufnahme zuruckrufen zuruck_rufen ruf ruft',
  transfer:
    'verbinden verbinde verbindet weiterleiten weitergeleitet weiterleitung durchstellen ubergeben verbunden weiterverbinden uberleiten weiterreichen durch_stellen',
  get: 'geben gib gebt geb holen hol stellen stell leiten leite schicken bringen bekommen kriegen leitet weitergeben weiterleiten reichen besorgen besorgt holt schick schickt komme kommen',
  do: 'ubernehmen ansehen anschauen anguckt angucken draufschauen kummern machen regeln erledigen antworten antwortet bearbeiten prufen schauen beraten betreuen beraten_werden bedient beantworten druberschauen reinschauen in_den_chat_kommen in_den_chat beitreten dazukommen',
  me: 'mich mir uns',
  it: 'das dies es diese_sache das_gesprach den_chat mein_anliegen meinen_fall daruber hieruber meine_anfrage mein_problem meine_frage meine_nachricht meinen_chat drum darum daran drauf',
  want: 'will mochte brauche wunsche benotige hatte wollen brauchen verlange bevorzuge suche mocht hatte_gern braeuchte brauchte wurde_gerne bitte_um moechte fordere bestehe_auf erwarte',
  human:
    'human mensch menschen kundenberater kundenberaterin berater beraterin sachbearbeiter sachbearbeiterin ansprechpartner ansprechpartnerin ansprechperson kundenbetreuer kundenbetreuerin servicemitarbeiter kundendienstmitarbeiter supportmitarbeiter vertreter operator disponent',
  person: 'person personen agent agenten mitarbeiter mitarbeiterin mitarbeitern mitarbeitende mitarbeitenden',
  somebody:
    'jemand jemanden jemandem irgendjemand irgendjemanden irgendwer wer wen wem kollege kollegen kollegin chef chefin vorgesetzten vorgesetzte manager team leute personal fachmann experte experten rezeption verantwortlichen kolleginnen einen_von_euch einem_von_euch einen_von_ihnen einem_von_ihnen einer_von_euch einer_von_ihnen irgendjemandem vertrieb buchhaltung techniker technikerin filialleiter',
  else: 'jemand_anderen jemand_anderem jemand_anders jemand_anderer wer_anders wen_anders wer_anderes wen_anderen',
  nobody: 'niemand niemanden niemandem keiner',
  desk: 'kundenservice kundendienst kundensupport kundenbetreuung kundenberatung livechat live_chat hotline servicestelle support_team kunden_service kunden_dienst callcenter service_team service_hotline menschlicher_support technischen_support telefonservice ruckruf einen_ruckruf zuruckgerufen_werden angerufen_werden nicht_du nicht_sie_bot bitte_um_anruf bitte_um_ruckruf bitte_um_einen_anruf bitte_um_einen_ruckruf bitte_um_kontaktaufnahme bitte_um_kontakt mich_durch mich_bitte_durch uns_durch',
  support: 'support unterstutzung',
  help: 'hilfe helfen hilft dienste dienst service beratung betreuung ansprache weiterhelfen',
  real: 'echte echten echter echtes richtige richtigen richtiger wirklichen wirkliche wirklicher lebendigen lebende menschliche menschlichen menschlicher menschliches reale realen realer leibhaftigen tatsachlichen manuellen manuelle manueller human live fleisch_und_blut aus_fleisch_und_blut personliche personlichen personlicher personliches',
  yours:
    'von_ihnen von_euch aus_ihrem_team aus_eurem_team von_ihrem_team bei_ihnen bei_euch von_eurem_team der_sich_auskennt die_sich_auskennt der_ahnung_hat mit_ahnung der_dort_arbeitet',
  sort: 'anderen andere anderer zustandigen kompetenten qualifizierten freien verdammten technischen deutschen freundlichen',
  article:
    'ein eine einen einem einer der die das den dem des ihr ihre ihren ihrem ihrer eure eurem euren euer irgendeinen irgendeinem von vom aus nen nem ner ne',
  with: 'mit zu zum zur an beim bei ans',
  whom: 'mit_wem an_wen bei_wem',
  not: 'nicht kein keine keinen keinem keiner nie niemals ohne statt anstatt muss_ich brauche_keinen',
  enough:
    'schluss schluss_mit genug_von genug_mit satt keine_lust_mehr keine_lust keinen_bock bock_mehr reicht nervt weg_mit leid kein_bock',
  bot: 'bot bots roboter chatbot maschine maschinen computer ki automat programm robotern software maschinenantworten',
  exists: 'gibt_es ist_da ist_hier gibts haben_sie habt_ihr ist_dort sind_da sind_hier',
  here: 'da hier dort verfugbar erreichbar online anwesend frei zu_sprechen am_telefon am_apparat personlich_da',
  report:
    'bist_du sind_sie bin_ich spreche_ich rede_ich ich_spreche chatte_ich seid_ihr schreibe_ich ist_das',
  theirs:
    'mein meine meinen meinem meiner unser unsere unseren unserem unserer seinem ihrem_team anderem meines app',
  in: 'in im auf aus von unter',
  others:
    'kunden besucher nutzer benutzer wer_kann einladen hinzufugen anlegen einrichten werden loschen kollegen_konnen kundinnen unsere_kunden meine_kunden',
  filler:
    'please pls bitte jetzt sofort gleich gerne gern mal doch einfach endlich lieber direkt durch weiter danke hallo hi ja ok nur umgehend dringend schnell auch wirklich einmal personlich noch morgen ubrigens bitteschon zuruck uberhaupt denn',
  small:
    'oder du sie ihr_mir kann konnen konnte konnten konnt darf durfte durfen es ist wo ob kannst konntest wurde werde mir_jemand dass um sich lassen lass lasst kann_nicht konnte_nicht zu_konnen moglich besteht die_moglichkeit mochte_gern sollte soll er_soll sie_soll',
  self: 'ich wir man',
  how: 'wie',
  about: 'uber wegen bezuglich',
  next: 'und aber sondern weil denn damit',
  everyday:
    'mache machen rechnung konto person_en sprache seite seiten zeit wann dann denke leider wollte meiner_meinung anrufe rufumleitung telefoniert echtzeit jeden jede jeder jedes jedem',
}
