import type { Lexicon } from '../word-kinds.ts'

/** German. */
export const DE: Lexicon = {
  verbLast: true,
  tell: 'besprechen diskutieren erklaren klaren',
  talk: 'sprechen reden chatten unterhalten sprich telefonieren gesprach sprache_mit schreiben kommunizieren plaudern',
  contact:
    'melden meldet kontakt kontaktieren kontaktiere erreichen erreiche anrufen anruf rufen kontaktaufnahme',
  transfer:
    'verbinden verbinde verbindet weiterleiten weitergeleitet weiterleitung durchstellen ubergeben verbunden weiterverbinden uberleiten weiterreichen',
  get: 'geben gib gebt geb holen hol stellen stell leiten leite schicken bringen bekommen kriegen leitet',
  me: 'mich mir uns',
  want: 'will mochte brauche wunsche benotige hatte wollen brauchen verlange bevorzuge suche mocht hatte_gern braeuchte brauchte wurde_gerne bitte_um moechte fordere',
  human:
    'human mensch menschen kundenberater kundenberaterin berater beraterin sachbearbeiter sachbearbeiterin ansprechpartner ansprechpartnerin ansprechperson kundenbetreuer kundenbetreuerin servicemitarbeiter kundendienstmitarbeiter supportmitarbeiter vertreter operator disponent',
  person: 'person personen agent agenten mitarbeiter mitarbeiterin mitarbeitern mitarbeitende mitarbeitenden',
  somebody:
    'jemand jemanden jemandem irgendjemand irgendjemanden irgendwer wer wen wem kollege kollegen kollegin chef chefin vorgesetzten vorgesetzte manager team leute jemand_anderen jemand_anderem jemand_anders personal fachmann experte experten rezeption verantwortlichen',
  desk: 'kundenservice kundendienst kundensupport kundenbetreuung kundenberatung livechat live_chat hotline servicestelle support_team kunden_service kunden_dienst callcenter service_team service_hotline menschlicher_support technischen_support telefonservice',
  support: 'support unterstutzung',
  help: 'hilfe helfen hilft dienste dienst service beratung betreuung ansprache',
  real: 'echte echten echter echtes richtige richtigen richtiger wirklichen wirkliche wirklicher lebendigen lebende menschliche menschlichen menschlicher menschliches reale realen realer leibhaftigen tatsachlichen manuellen manuelle manueller human live',
  sort: 'anderen andere anderer zustandigen kompetenten qualifizierten freien verdammten technischen deutschen freundlichen',
  article:
    'ein eine einen einem einer der die das den dem des ihr ihre ihren ihrem ihrer eure eurem euren euer irgendeinen irgendeinem von vom aus',
  with: 'mit zu zum zur an beim bei ans',
  not: 'nicht kein keine keinen keinem keiner nie niemals ohne statt anstatt muss_ich brauche_keinen',
  bot: 'bot bots roboter chatbot maschine maschinen computer ki automat programm',
  exists: 'gibt_es ist_da ist_hier gibts haben_sie habt_ihr ist_dort sind_da sind_hier',
  here: 'da hier dort verfugbar erreichbar online anwesend frei zu_sprechen',
  report:
    'bist_du sind_sie bin_ich spreche_ich rede_ich ich_spreche chatte_ich seid_ihr schreibe_ich ist_das',
  theirs:
    'mein meine meinen meinem meiner unser unsere unseren unserem unserer seinem ihrem_team anderem meines',
  in: 'in im auf aus von',
  others:
    'kunden besucher nutzer benutzer wer_kann einladen hinzufugen anlegen einrichten werden loschen kollegen_konnen',
  filler:
    'please pls bitte jetzt sofort gleich gerne gern mal doch einfach endlich lieber direkt durch weiter danke hallo hi ja ok nur umgehend dringend schnell auch wirklich einmal personlich',
  small:
    'oder ich du sie wir ihr_mir kann konnen konnte konnten konnt darf durfte durfen es ist wie wo ob kannst konntest wurde werde mir_jemand dass um sich lassen lass lasst kann_nicht konnte_nicht zu_konnen moglich besteht die_moglichkeit mochte_gern sollte man',
  next: 'und aber sondern weil denn damit',
  everyday: 'mache machen rechnung konto person_en sprache seite seiten zeit wann dann denke leider wollte',
}
