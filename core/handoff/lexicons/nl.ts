import type { Lexicon } from '../word-kinds.ts'

/** Dutch. */
export const NL: Lexicon = {
  verbLast: true,
  talk: 'praten spreken chatten spreek praat overleggen schrijven babbelen bespreken',
  tell: 'bespreek bespreken',
  contact:
    'contact bellen contacteren bereiken opnemen bel belt terugbellen terug_bellen contacteer opbellen neem_contact_op neem_contact',
  transfer:
    'doorverbinden doorverbind doorschakelen doorsturen verbinden verbind verbindt zet_me_door doorgeven',
  get: 'geef geven krijgen stuur zet breng haal regel doorgeven',
  do: 'overnemen kijkt kijken meekijken antwoordt antwoorden beantwoorden oplossen oppakken afhandelen behandelen reageren het_overnemen in_de_chat_komen in_de_chat meedoen',
  me: 'me mij ons',
  it: 'dit dat hiernaar dit_gesprek de_chat mijn_vraag mijn_probleem hierover het_overnemen_van',
  want: 'wil nodig zou_graag graag wens verlang liever willen heb_liever zou_willen wil_graag mag_ik eis',
  human: 'human mens mensen menselijke_medewerker vertegenwoordiger adviseur klantadviseur',
  person: 'persoon personen agent medewerker medewerkers medewerkster',
  somebody:
    'iemand collega leidinggevende manager team collegas baas chef verantwoordelijke personeel werknemer een_van_jullie een_van_u verkoop administratie',
  else: 'iemand_anders iemand_anderen',
  nobody: 'niemand',
  desk: 'klantenservice klantendienst helpdesk live_chat klantenondersteuning teruggebeld_worden gebeld_worden niet_jij niet_u een_telefoontje een_belletje',
  support: 'ondersteuning support',
  help: 'hulp service helpen helpt',
  real: 'echte echt levende menselijke menselijk werkelijke live',
  yours:
    'van_je van_jullie van_u uit_je_team uit_jullie_team van_jullie_team die_er_verstand_van_heeft die_het_weet die_me_kan_helpen die_daar_werkt die_er_werkt bij_jullie van_jou',
  sort: 'andere technische van_jullie',
  article: 'een de het jullie uw van je deze die',
  with: 'met naar aan tot',
  whom: 'met_wie wie',
  not: 'niet geen nooit zonder in_plaats_van',
  enough: 'stop_met klaar_met genoeg_van genoeg zat_van beu moe_van weg_met zat moe',
  bot: 'bot bots robot machine chatbot computer robots machines computers software automaat',
  exists: 'is_er zijn_er hebben_jullie zit_daar zit_er is_daar',
  here: 'daar hier beschikbaar aan_de_telefoon aan_de_lijn vrij',
  report: 'ben_je bent_u ben_ik ben_jij spreek_ik praat_ik',
  theirs: 'mijn onze ons_team app',
  in: 'in op van uit',
  others: 'klanten bezoekers gebruikers uitnodigen toevoegen mijn_klanten onze_klanten',
  filler:
    'please pls alstublieft alsjeblieft aub nu direct meteen bedankt hallo hoi ja even gewoon door dringend morgen eens telefonisch persoonlijk terug',
  small: 'kan kunt kunnen mag je u jij zou is er mogelijk te om kan_niet dat_hij dat_ze hij',
  self: 'ik we wij kan_ik',
  how: 'hoe',
  next: 'en maar want omdat',
  everyday: 'gesproken gebeld sprak',
}
