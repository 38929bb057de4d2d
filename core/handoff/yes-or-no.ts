import { COMMA, readClauses } from './read-clauses.ts'

/** Words that say yes to an offer, in the product's languages and some more; folded as clauses are. */
const YES = wordsIn(`
  yes yess yeah yea yep yup yas ya y sure ok okay oki okey k definitely absolutely certainly of course go ahead sounds good do that
  id like that would be great nice
  ja jo jep klar gerne gern jawohl natürlich einverstanden das wäre nett
  sí claro vale dale por supuesto de acuerdo
  oui ouais volontiers d'accord bien sûr pourquoi pas
  כן בטח בסדר סבבה אוקיי
  نعم ايوه أيوة اه تمام أكيد اوك
  sì certo va bene sim pode graag prima tak pewnie evet tamam olur`)
const NO = wordsIn(`
  no noo nope nah n not now yet really need nein nee ne nicht nötig jetzt ahora non pas maintenant merci
  לא לא עכשיו لا ليس الآن não agora niet nu nie teraz hayır şimdi değil`)
/** Words that say neither. */
const POLITE = wordsIn(`
  please pls plz thanks thank you thx ty that is thats it im i am fine good bitte danke schön dankeschön por favor gracias
  s'il vous plaît svp stp merci beaucoup בבקשה תודה רבה من فضلك شكرا لو سمحت per favore grazie obrigado obrigada dank je alstublieft
  proszę dziękuję lütfen teşekkürler`)
/** Without one of these a message is not taken for either: 'that is good' answers nothing. */
const TELLS_YES = wordsIn(`
  yes yess yeah yea yep yup yas ya y sure ok okay oki okey k definitely absolutely certainly course go please ja jo jep klar gerne gern
  jawohl natürlich einverstanden sí claro vale dale supuesto acuerdo oui ouais volontiers d'accord sûr pourquoi כן בטח בסדר סבבה
  אוקיי نعم ايوه أيوة اه تمام أكيد اوك sì certo bene sim pode graag tak pewnie evet tamam olur bitte por`)
const TELLS_NO = wordsIn('no noo nope nah n not nein nee nicht non לא لا ليس não niet nie hayır')

/**
 * Whether a message does no more than say yes or no, in whatever words ('yes please', 'no thanks', 'gerne'); null for what
 * says more. What it answers is known by what was said before.
 */
export function yesOrNo(message: string): 'yes' | 'no' | null {
  const words = readClauses(message)
    .flat()
    .filter(word => word !== COMMA)
  const every = (...lists: ReadonlySet<string>[]) => words.every(word => lists.some(list => list.has(word)))
  if (words.some(word => TELLS_NO.has(word)) && every(NO, POLITE)) return 'no'
  return words.some(word => TELLS_YES.has(word)) && every(YES, POLITE) ? 'yes' : null
}

function wordsIn(list: string): ReadonlySet<string> {
  return new Set(readClauses(list).flat())
}
