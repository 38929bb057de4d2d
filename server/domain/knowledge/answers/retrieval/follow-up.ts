/**
 * Recognizes messages that refer to the conversation before them: 'and on Android?', 'how much is that per year?'.
 */
import { yesOrNo } from '#core/handoff/yes-or-no.ts'
import { splitWords } from '../../search/words/split-words.ts'
import { STOP_WORDS } from '../../search/words/stop-words.ts'

/** A message with fewer significant words may not say what it is about. */
const TELLING = 3

/** Matches the beginning of a message that continues the one before it, in the languages of the widget. */
const GOES_ON = new RegExp(
  `^(?:${[
    'and|but|or|also|what about|how about|what if|and if|ok(?:ay)?,? (?:and|but)|then|so then',
    'und|aber|oder|auch|was ist mit|wie ist es mit|und wenn',
    'y|e|pero|o|tambi[eé]n|y si|qu[eé] tal',
    "et|mais|ou|aussi|et si|qu[’']en est-il",
  ].join('|')})(?![\\p{L}\\p{N}])|^(?:و|ماذا عن|لكن|طيب)|^(?:ו|אבל|ומה|מה לגבי)`,
  'iu',
)
/** Matches words that refer to what was said before. */
const POINTS_BACK = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'it|its|that|this|those|these|them|they|their|theirs|there|then|one|ones|same|instead|otherwise|later',
    'das|dies(?:e[rsmn]?)?|jene[rs]?|dort|dann|damit|dafür|davon|es',
    'eso|esto|ese|esa|esos|esas|lo|ah[ií]|all[ií]|entonces',
    '[cç]a|cela|ceci|celui-l[aà]|celle-l[aà]|y|en|l[aà]|alors',
    'هذا|هذه|ذلك|هناك|فيه|له|لها',
    'זה|זאת|אותו|אותה|שם|אז|לו|לה',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
)

/**
 * Whether a message begins like a continuation, or is short and has a word such as 'it' or 'that' for something said
 * before.
 */
export function leansOnBefore(message: string): boolean {
  const text = message.trim()
  return GOES_ON.test(text) || (POINTS_BACK.test(text) && tellingWords(text).length < 2 * TELLING)
}

/**
 * Whether a message has fewer than three significant words, so that it may refer to the one before without showing
 * it.
 */
export function isBrief(message: string): boolean {
  return tellingWords(message).length < TELLING
}

/** Returns the words of a text that are not stop words. */
export function tellingWords(text: string): readonly string[] {
  return splitWords(text).filter(word => !STOP_WORDS.has(word))
}

/**
 * Matches messages that say that the answer did not help or was about something else. Another article or a person may
 * help.
 */
const NO_HELP = new RegExp(
  [
    '(?:that|this|it)(?: still)? (?:did ?n.?t|does ?n.?t|do ?n.?t|is ?n.?t|was ?n.?t|did not|does not|is not) (?:work|help|it|what)',
    'did ?n.?t (?:work|help)|still (?:not working|does ?n.?t work|broken|the same)|not what i (?:asked|meant|mean)',
    '^(?:no[, ]+)?still (?:nothing|no|not)(?![\\p{L}])|^(?:the )?same (?:problem|error|thing|result)|no luck|nothing (?:happen(?:s|ed)|changed)',
    '^(?:no[, ]+)?not (?:the|my|that|this|about)(?![\\p{L}])|(?:did ?n.?t|do ?n.?t|not) mean',
    'already (?:tried|did|done|checked|restarted|rebooted|reinstalled)|checked that|tried that|no,? the other|not that one|no use|useless answer|wrong (?:answer|one)',
    '(?:hat|geht|funktioniert) (?:leider |immer noch |noch )?nicht|hilft (?:mir )?nicht|schon (?:probiert|versucht|gemacht)|nicht das,? was ich',
    'no (?:me )?(?:funcion|sirv|ayud)|ya lo (?:prob|intent|hice)|no es lo que',
    '(?:ne|n.) ?(?:marche|fonctionne|aide) pas|d[eé]j[aà] (?:essay|fait)|pas ce que je',
    'لم ينجح|لا يعمل|لم يفد|جربت (?:هذا|ذلك)|ليس ما',
    'לא עבד|לא עוזר|לא עזר|כבר ניסיתי|לא מה ש',
  ].join('|'),
  'iu',
)

/** Whether a message says that the answer did not help or was about something else. */
export function saysNoHelp(message: string): boolean {
  return NO_HELP.test(message) || yesOrNo(message) === 'no'
}
