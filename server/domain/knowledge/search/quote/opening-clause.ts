/** Recognizes clauses that limit what a sentence is about: 'If you forgot to clock out, …', 'To replace your card, …'. */

const OPENERS = [
  // English
  'if|when|whenever|once|after|before|while|unless|until|in case|to(?= \\p{L})|for(?= \\p{L})',
  // German
  'wenn|falls|sobald|nachdem|bevor|während|sofern|solange|um|zum|zur|für',
  // Spanish and French
  'si|cuando|para|después de|antes de|mientras|una vez|quand|lorsque|pour|après|avant|une fois|dès',
  // Hebrew
  'אם|כאשר|כש\\p{L}+|לאחר|אחרי|לפני|כדי|ל\\p{L}{3,}',
  // Arabic
  'إذا|عند|عندما|بعد|قبل|لكي|ل\\p{L}{3,}',
].join('|')

/** A longer clause is rarely one that a comma ends. */
const MOST_CHARACTERS = 120
const CLAUSE = new RegExp(`^(?:${OPENERS})(?![\\p{L}])[^,،:;.]{1,${MOST_CHARACTERS}}(?=[,،:])`, 'iu')

/** Returns the condition or purpose with which a sentence begins, or null if it begins with none. */
export function openingClause(sentence: string): string | null {
  return CLAUSE.exec(sentence)?.[0] ?? null
}
