/** Detects from one message in which of the product's languages a visitor writes. */
import { LOCALES, type Locale } from '#contract/constants/locales.ts'

/** The least score of the detected language, and its least lead over the next. */
const ENOUGH = 1
const LEAD = 0.5
const LETTER_WORTH = 0.5
const TOPIC_WORTH = 0.5

/**
 * Common short words of a language, topics that visitors type without those ('shipping cost'), and letters that only it uses. Some
 * languages are listed only to be told apart from the product's.
 */
type Marks = { readonly words: string; readonly topics?: string; readonly letters?: RegExp }

const MARKS: Readonly<Record<string, Marks>> = {
  en: {
    words:
      'the and you your to of is are in for with would like we don’t dont have has about our can help what not this that it hello thanks do does did me my i how where when why who which there from at on or if but they will could should be been get any an as by so then after before been still was were no yes need want please cant doesnt',
    topics:
      'password pricing price prices cost costs invoice invoices shipping delivery order orders payment payments refund refunds cancel subscription delete remove forgot forgotten size sizes discount wrong request stop everything year month week days people person users free plan plans',
  },
  de: {
    words:
      'der die das und ist sind sie ihr ihre ihnen wir nicht ich mit ein eine einen einem einer zu zum zur den dem des möchte möchten kann kannst können gern gerne bitte keine kein hallo danke womit wo wie was wann warum wieso welche welcher welches mein meine meinen meinem meiner mich mir für auf von vom bei beim im am aus nach noch nur auch oder aber wenn dass daß habe haben hat gibt es man wird werden wurde muss muß soll mehr über ohne euer eure ja nein',
    topics:
      'passwort rechnung rechnungen preis preise kostet kosten versand lieferung bestellung bestellungen zahlung zahlen bezahlen erstattung rückerstattung kündigen konto löschen entfernen vergessen größe rabatt urlaub',
    letters: /[äöüß]/,
  },
  es: {
    words:
      'el la los las y de del que en es no tengo un una su le con para por usted puedo puede hola gracias quiero quiere sobre esto esta este mi mis me se cómo como qué cuál cuánto cuanto cuánta cuánto dónde donde cuándo cuando quién pero si sí más muy al lo hay está están soy son tiene tienen hacer favor ayuda sin o ya',
    topics:
      'contraseña factura facturas precio precios coste envío entrega pedido pedidos pago pagos reembolso cancelar cuenta eliminar borrar olvidé talla descuento',
    letters: /[ñ¿¡]/,
  },
  fr: {
    words:
      'le la les et de des du vous je ne pas un une est dans pour avec bonjour merci votre vos nos notre sur cela voulez puis peux peut mon ma mes qui que quoi comment où quand pourquoi combien quel quelle quels quelles il elle on nous ils au aux ce cette ces se sont ai avez avons suis être faire plus sans si mais ou y en est l’ j’ d’ n’ c’ s’ m’ t’ qu’',
    topics:
      'mot passe facture factures prix livraison commande commandes paiement remboursement annuler compte supprimer oublié taille réduction abonnement',
    letters: /[çœêèùîôû]/,
  },
  it: {
    words:
      'il lo la i gli le di del della dei che e è non un una uno per con su come dove quando perché posso può ho hai mio mia miei ciao grazie sono si da dal alla nel anche ma se quanto quale vorrei',
  },
  pt: {
    words:
      'o a os as de do da dos das que e é não um uma para com por como onde quando porque posso pode tenho meu minha olá obrigado obrigada está são se no na em mais mas quanto qual quero fazer você',
    topics: 'pedido pedidos cancelar eliminar entrega reembolso',
    letters: /[ãõ]/,
  },
  nl: {
    words:
      'de het een en van ik je u niet is zijn hoe waar wanneer waarom kan kunnen mijn uw met voor op aan in dat die dit wat er heb heeft hebben naar bij ook nog maar als of geen graag bedankt wil moet',
    topics: 'kosten',
  },
  pl: {
    words:
      'nie jest na z ze w się jak co czy mi mnie mój moje moja moją chcę mogę można gdzie kiedy ile po za od dla proszę dzień dobry mam są żeby jestem albo ale już tylko bez przez',
    letters: /[ąęłżśćźń]/,
  },
  tr: {
    words:
      've bir bu mi mı mu mü için nasıl ben sen var yok istiyorum lütfen değil ile çok daha kadar nerede bana beni benim merhaba neden hangi kim ama da bunu şu olarak gibi evet hayır',
    letters: /[ğış]/,
  },
}

const LANGUAGES = Object.keys(MARKS)
/** The weight of a word, by how many languages have it. The more have it, the less it counts. */
const WORTH = worthOfWords()

/** Returns the language of a message, or null if it is too short or too mixed to tell. */
export function languageOfMessage(message: string): Locale | null {
  const text = message.toLowerCase().normalize('NFC').replaceAll("'", '’')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const isMostly = (script: RegExp) => 2 * (text.match(script)?.length ?? 0) > letters
  if (letters > 0 && isMostly(/\p{Script=Hebrew}/gu)) return 'he'
  if (letters > 0 && isMostly(/\p{Script=Arabic}/gu)) return 'ar'
  const words = text.split(/[^\p{L}’]+/u).flatMap(word => [word, elision(word)])
  const scores = LANGUAGES.map(language => {
    const known = words.reduce((sum, word) => sum + (WORTH.get(word)?.get(language) ?? 0), 0)
    return { language, score: known + (MARKS[language]!.letters?.test(text) ? LETTER_WORTH : 0) }
  }).sort((one, other) => other.score - one.score)
  const [first, second] = scores
  if (!first || first.score < ENOUGH || first.score - (second?.score ?? 0) < LEAD) return null
  return LOCALES.find(locale => locale === first.language) ?? null
}

/**
 * Returns the French or Italian elision at the beginning of a word, such as `l’`, or an empty text. An English `’s`
 * ends a word and is none.
 */
function elision(word: string): string {
  return word.slice(0, word.indexOf('’') + 1)
}

function worthOfWords(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const worths = new Map<string, Map<string, number>>()
  for (const language of LANGUAGES) {
    const { words, topics = '' } = MARKS[language]!
    for (const [list, worth] of [
      [topics, TOPIC_WORTH],
      [words, 1],
    ] as const)
      for (const word of list.split(' ').filter(Boolean))
        worths.set(word, (worths.get(word) ?? new Map<string, number>()).set(language, worth))
  }
  for (const languages of worths.values())
    for (const [language, worth] of languages) languages.set(language, worth / languages.size)
  return worths
}
