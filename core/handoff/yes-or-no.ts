import { COMMA, readClauses } from './read-clauses.ts'

/**
 * Words that accept an offer on their own, in the product's languages and some more, folded as in `readClauses`.
 */
const YES = wordsIn(`
  yes yess yeah yea yep yup yas ya y sure ok okay oki okey k definitely absolutely certainly course go please ja jo jep klar gerne gern
  jawohl natürlich einverstanden bitte sí claro vale dale por supuesto acuerdo oui ouais volontiers d'accord sûr pourquoi
  כן בטח בסדר סבבה אוקיי نعم ايوه أيوة اه تمام أكيد اوك sì certo bene sim pode graag tak pewnie evet tamam olur`)
/** Words that may accompany a yes but are no answer on their own: 'that would be great'. */
const BESIDE_YES = wordsIn(
  `of ahead sounds good do that id like would be great nice das wäre nett de bien pas va prima`,
)
const NO = wordsIn('no noo nope nah n not nein nee nicht non לא لا ليس não niet nie hayır')
const BESIDE_NO = wordsIn(`
  now yet really need ne nötig jetzt ahora pas maintenant עכשיו الآن agora nu teraz şimdi değil`)
/** Polite words that mean neither yes nor no. */
const POLITE = wordsIn(`
  please pls plz thanks thank you thx ty that is thats it im i am fine good bitte danke schön dankeschön por favor gracias
  s'il vous plaît svp stp merci beaucoup בבקשה תודה רבה من فضلك شكرا لو سمحت per favore grazie obrigado obrigada dank je alstublieft
  proszę dziękuję lütfen teşekkürler`)

/**
 * Returns whether a message says only yes or only no ('yes please', 'no thanks', 'gerne'), or null if it says
 * more. The caller knows the question that it answers.
 */
export function yesOrNo(message: string): 'yes' | 'no' | null {
  const words = readClauses(message)
    .flat()
    .filter(word => word !== COMMA)
  const every = (...lists: ReadonlySet<string>[]) => words.every(word => lists.some(list => list.has(word)))
  if (words.some(word => NO.has(word)) && every(NO, BESIDE_NO, POLITE)) return 'no'
  return words.some(word => YES.has(word)) && every(YES, BESIDE_YES, POLITE) ? 'yes' : null
}

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(readClauses(list).flat())
}
