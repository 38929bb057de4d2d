import type { Lexicon } from '../word-kinds.ts'

/** Dutch. */
export const NL: Lexicon = {
  verbLast: true,
  talk: 'praten spreken chatten spreek praat overleggen',
  contact: 'contact bellen contacteren bereiken opnemen',
  transfer: 'doorverbinden doorverbind doorschakelen doorsturen verbinden verbind verbindt',
  get: 'geef geven krijgen stuur zet breng',
  me: 'me mij ons',
  want: 'wil nodig zou_graag graag wens verlang liever willen',
  human: 'human mens mensen menselijke_medewerker vertegenwoordiger adviseur klantadviseur',
  person: 'persoon personen agent medewerker medewerkers medewerkster',
  somebody: 'iemand collega leidinggevende manager team iemand_anders',
  desk: 'klantenservice klantendienst helpdesk live_chat klantenondersteuning',
  support: 'ondersteuning support',
  help: 'hulp service',
  real: 'echte echt levende menselijke menselijk werkelijke live',
  sort: 'andere technische van_jullie',
  article: 'een de het jullie uw van',
  with: 'met naar aan tot',
  not: 'niet geen nooit zonder in_plaats_van',
  bot: 'bot bots robot machine chatbot computer',
  exists: 'is_er zijn_er hebben_jullie',
  here: 'daar hier beschikbaar',
  report: 'ben_je bent_u ben_ik ben_jij spreek_ik praat_ik',
  theirs: 'mijn onze ons_team',
  in: 'in op van uit',
  others: 'klanten bezoekers gebruikers uitnodigen toevoegen',
  filler:
    'please pls alstublieft alsjeblieft aub nu direct meteen bedankt hallo hoi ja even gewoon door dringend',
  small: 'ik kan kunt kunnen mag hoe je u jij zou is er mogelijk te om kan_niet wil_graag',
  next: 'en maar want omdat',
}
