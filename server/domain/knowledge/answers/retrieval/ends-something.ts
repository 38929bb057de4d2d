/** Words for what can't be taken back: ending a contract, deleting an account. */
const ENDING = `cancel|delet|terminat|\\bclos(?:e|es|ed|ing)\\b|\\bunsubscrib|\\berase|kündig|lösch|stornier|\\babmeld|elimin|\\bborr
  |\\bdar(?:se|me)? de baja|supprim|résili|annul|désabonn|désinscri|ביטול|לבטל|מבטל|מחק|מחיק|إلغاء|الغاء|ألغي|الغي|حذف|أحذف|احذف|إغلاق|مسح`
/** How visitors ask for it in other words, or mistyped. */
const REQUEST = `\\bcan[cs]|\\bremov|\\bstop|\\bquit|\\b(?:leave|leaving|left)\\b|\\bend(?:s|ed|ing)?\\b|\\b(?:get|getting|got) (?:out|rid)|\\bgone\\b|\\bdrop
  |beend|entfern|schließ|aufhör|loswerd|\\bcerrar|\\bterminar|\\bdejar|\\bquitar|ferm(?:er|e)\\b|arrêt|quitter|לסגור|להפסיק|לעזוב|להסיר|إنهاء|وقف|ازال|إزال`

const OF_ENDING = anyOf(ENDING)
const OF_REQUEST = anyOf(`${ENDING}|${REQUEST}`)

/** Whether a text of an article speaks of ending or deleting something. */
export function tellsOfEnding(text: string): boolean {
  return OF_ENDING.test(text)
}

/** Whether a visitor speaks of it, in whatever words. */
export function asksOfEnding(text: string): boolean {
  return OF_REQUEST.test(text)
}

function anyOf(list: string): RegExp {
  return new RegExp(list.replace(/\s+\|/g, '|'), 'iu')
}
