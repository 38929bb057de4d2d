/** The companies that acme's customers work for, and the people there. All are invented; addresses end in .test. */
import type { Locale } from '#contract/constants/locales.ts'

/** A customer of acme, as typed or as signed by their company. */
export type StoryCustomer = {
  readonly name: string
  readonly email: string
  readonly company: string
  readonly locale: Locale
  readonly plan: 'Free' | 'Team' | 'Business'
  readonly seats: number
  /** People of Business companies come by a link that acme signs. */
  readonly isVerified: boolean
}

/** Company | domain | plan | seats | language | people. */
const COMPANIES = `
Birchwood Bakery | birchwood-bakery.test | Team | 34 | en | Anna Petrosyan, Joe Whitlock, Marisol Vega, Kemi Adebayo, Dougie Ross
Harbour Hotels | harbourhotels.test | Business | 210 | en | Fiona Gallagher, Rupert Ainsley, Thandi Nkosi, Mei-Ling Chua, Callum Reid, Beatriz Moura, Ines Halloran, Stella Onyango
Northside Clinics | northside-clinics.test | Business | 96 | en | Dr. Imogen Hale, Farid Rahimi, Colette Browne, Sunil Mehta, Rosa Iglesias
Kita Sonnenblume | kita-sonnenblume.test | Team | 28 | de | Sabine Krüger, Thomas Ebert, Aylin Yılmaz, Jule Hartmann
Brauhaus Lindner | brauhaus-lindner.test | Team | 52 | de | Markus Lindner, Petra Vogt, Deniz Arslan, Kathi Moosbauer
Logistik Freund | logistik-freund.test | Business | 140 | de | Holger Freund, Miriam Stahl, Piotr Zielinski, Nadine Wolff, Cem Aydin
Tapas del Puerto | tapasdelpuerto.test | Team | 24 | es | Carmen Aguilar, Iker Zabala, Lucas Peralta
Clínica Dental Sol | clinicasol.test | Free | 5 | es | Marta Quintana, Javier Olmedo
Grupo Mirador | grupomirador.test | Business | 118 | es | Alba Serrano, Óscar Benítez, Paula Rincón, Nuria Campos
Café Tamar | cafe-tamar.test | Team | 19 | he | Tamar Shaked, Ido Ben-Ami, Michal Peretz
Negev Security | negev-security.test | Business | 84 | he | Yossi Amar, Shira Cohen-Tal, Roni Dahan
Al Waha Catering | alwaha-catering.test | Team | 41 | ar | Samir Nasser, Huda Karam, Tarek Mansouri
Dar Al Shifa | daralshifa.test | Business | 73 | ar | Leila Haddadin, Omar Saleh, Nour Abadi
Greenleaf Garden Centres | greenleafgardens.test | Team | 66 | en | Poppy Lancaster, Gareth Price, Wen Zhao, Sian Morgan, Obinna Eze
Pedal & Post | pedalandpost.test | Team | 38 | en | Nadia Kowal, Jake Tran, Bryony Marsh, Sam Oduya, Leon Fischer
Cinema Lumen | cinemalumen.test | Team | 47 | en | Elodie Ferrand, Max Oyelaran, Katya Sorokina, Ben Hollis
Riverside Care | riversidecare.test | Business | 180 | en | Maureen Tully, Adaeze Obi, Grzegorz Wrona, Shanice Baptiste, Parveen Akhtar, Hugh Delaney, Lerato Mokoena
The Copper Pot | thecopperpot.test | Team | 22 | en | Luca Moretti, Niamh Keane, Rhys Evans
Summit Climbing | summitclimbing.test | Free | 5 | en | Tuva Solberg, Arjun Pillai
Fresh & Fold Laundry | freshandfold.test | Team | 31 | en | Denise Carter, Minh Nguyen, Yetunde Bello, Paddy Quinn
Oakfield School | oakfield-school.test | Team | 58 | en | Helen Marchetti, Roshan Fernando, Edie Blackwood
Bluebird Coaches | bluebird-coaches.test | Business | 125 | en | Trevor Nash, Amira Osman, Dilys Pugh, Viktor Halas, Josie Lomax
Paws Veterinary Group | pawsvets.test | Business | 77 | en | Dr. Oona Leary, Hamish Boyd, Tess Nakamura, Ravi Shankaran
Cornerstone Food Bank | cornerstone-foodbank.test | Team | 26 | en | Marguerite Boateng, Eddie Sims, Ling Huang
Polar Cold Stores | polarcoldstores.test | Business | 155 | en | Kristjan Magi, Zofia Wilk, Emeka Nwosu, Dana Popescu, Bilal Sheikh, Freya Lund
Studio Nine Fitness | studionine.test | Free | 4 | en | Carys Bevan, Tariq Aziz
Lantern Bookshops | lanternbooks.test | Team | 29 | en | Ottoline Grey, Femi Alade, Clara Jansen, Ewan McBride
`

/** Acme's customers, company by company. */
export const storyCustomers: readonly StoryCustomer[] = COMPANIES.trim()
  .split('\n')
  .flatMap(line => {
    const [company, domain, plan, seats, locale, people] = line.split(' | ') as [
      string,
      string,
      StoryCustomer['plan'],
      string,
      Locale,
      string,
    ]
    return people.split(', ').map(name => ({
      name,
      email: `${addressOf(name)}@${domain}`,
      company,
      locale,
      plan,
      seats: Number(seats),
      isVerified: plan === 'Business',
    }))
  })

/** `Dr. Oona Leary` becomes `oona.leary`. */
function addressOf(name: string): string {
  return name
    .toLowerCase()
    .replace('dr. ', '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .replaceAll('ı', 'i')
    .replaceAll(' ', '.')
}
