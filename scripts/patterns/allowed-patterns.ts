/** Patterns that may take more than linear time, each with the reason why that can't keep anybody waiting. */
type AllowedPattern = { readonly file: string; readonly literal: string; readonly why: string }

/** The only patterns that need no proof. */
export const ALLOWED_PATTERNS: readonly AllowedPattern[] = [
  {
    file: 'contract/routes/ai.ts',
    literal: String.raw`/\/+$/`,
    why: 'A URL of at most 500 characters.',
  },
  {
    file: 'core/site/parse-simple-html.ts',
    literal: String.raw`/<(strong|em)>(.*?)<\/\1>|<a href="(\/(?!\/)[^"\s\\]*|\/|https:\/\/[^"\s\\]*)">(.*?)<\/a>/s`,
    why: 'Reads the texts of our own consent banner.',
  },
  {
    file: 'host-app/admin/conversations/composer/suggestions/trigger-at.ts',
    literal: String.raw`/(?:^|\s)(@)(\S* ?\S*)$/`,
    why: 'Reads the 42 characters before the caret.',
  },
  {
    file: 'host-app/admin/knowledge/markdown/escape-text.ts',
    literal: String.raw`/(?:https?|ftp):\/\/\S+|www\.\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.\S+/gi`,
    why: 'Linear: the lookbehind, which the proof does not count, lets a match start only where a run of its characters does.',
  },
  {
    file: 'server/adapters/voice/media/rtc-peer.ts',
    literal: String.raw`/^(a=candidate:\S+ \d+ \S+ \d+) \S+ (\d+)(.*(?:\r?\n|$))/gm`,
    why: 'Reads what our own WebRTC library wrote. Each part ends at a space, and each line is read once.',
  },
  {
    file: 'server/commands/check-supabase/database-checks.ts',
    literal: '/alter publication supabase_realtime add table ([^;]+);/g',
    why: 'Reads our own migrations.',
  },
  {
    file: 'server/domain/knowledge/answers/grounding/names.ts',
    literal: String.raw`/(?:^\s*(?:[-*+>•]|\d+[.)]|#+)?|[.!?:…؟。|])\s*["“„«‘'(*_]*$/u`,
    why: 'Reads the 80 characters before a word.',
  },
  {
    file: 'server/domain/knowledge/answers/grounding/units.ts',
    literal: String.raw`/[|\t:：]\s*$/`,
    why: 'Reads the 32 characters before a number.',
  },
  {
    file: 'server/domain/knowledge/answers/retrieval/find-quotes.ts',
    literal: String.raw`/\s+\|/g`,
    why: 'Reads a constant of the same file.',
  },
  {
    file: 'server/domain/knowledge/answers/retrieval/price-totals.ts',
    literal: String.raw`/(?:(?<sign>[€$£₪])\s?(?<before>\d+(?:[.,]\d+)*)|(?<!\d|\d[.,])(?<after>\d+(?:[.,]\d+)*)\s?(?<unit>€|EUR|USD|CHF|GBP|₪))(?<rest>[^.;€$£₪]{0,60})/gu`,
    why: 'Linear: the lookbehind, which the proof does not count, lets a match start only where a number does.',
  },
  {
    file: 'server/domain/knowledge/answers/safe-answer.ts',
    literal: String.raw`/!\[([^[\]\n]*)\]\([^)\n]*\)/g`,
    why: 'Reads at most 8,000 characters of an answer, in a few ms.',
  },
  {
    file: 'server/domain/knowledge/answers/safe-answer.ts',
    literal: String.raw`/\[([^[\]\n]*)\]\(\s*<?([^\s()<>]*)>?[^)\n]*\)/g`,
    why: 'Reads at most 8,000 characters of an answer, in a few ms.',
  },
  {
    file: 'server/domain/knowledge/answers/safe-answer.ts',
    literal: String.raw`/(^ {0,3}${'`'}${'`'}${'`'}[\w+#.-]*[ \t]*\n(?:.*\n)*? {0,3}${'`'}${'`'}${'`'}[ \t]*$)/m`,
    why: 'Reads at most 8,000 characters of an answer, in a few ms.',
  },
  {
    file: 'server/domain/knowledge/authoring/slugs.ts',
    literal: '/^-+|-+$/g',
    why: 'Reads 112 characters, in which no two hyphens follow each other.',
  },
  {
    file: 'server/domain/knowledge/imports/read-item.ts',
    literal: String.raw`/^title:[ \t]*(["']?)(.{1,300}?)\1[ \t]*$/m`,
    why: 'Reads front matter of at most 4,000 characters, once.',
  },
  {
    file: 'server/domain/knowledge/search/quote/plain-text.ts',
    literal: String.raw`/!\[[^\]\n]{0,300}\](?:\([^)\n]{0,500}\)|\[[^\]\n]{0,100}\])?/g`,
    why: 'Each repetition is bounded, so that the time for a line grows with its length.',
  },
  {
    file: 'server/domain/knowledge/search/quote/plain-text.ts',
    literal: String.raw`/\[((?:[^[\]\n]|\[[^[\]\n]{0,100}\]){0,300})\](?:\([^)\n]{0,500}\)|\[[^\]\n]{0,100}\])/g`,
    why: 'Each repetition is bounded, so that the time for a line grows with its length.',
  },
  {
    file: 'server/domain/knowledge/search/quote/plain-text.ts',
    literal: String.raw`/\[\^[^\]\s]{1,60}\]/g`,
    why: 'Each repetition is bounded, so that the time for a line grows with its length.',
  },
  {
    file: 'demo/story/history.ts',
    literal: String.raw`/\.?0*Z$/`,
    why: 'Reads an instant of 24 characters.',
  },
  {
    file: 'server/domain/knowledge/answers/retrieval/follow-up.ts',
    literal: String.raw`/(?:that|this|it)(?: still)? (?:did ?n.?t|does ?n.?t|do ?n.?t|is ?n.?t|was ?n.?t|did not|does not|is not) (?:work|help|it|what)|did ?n.?t (?:work|help)|still (?:not working|does ?n.?t work|broken|the same)|not what i (?:asked|meant|mean)|^(?:no[, ]+)?still (?:nothing|no|not)(?![\p{L}])|^(?:the )?same (?:problem|error|thing|result)|no luck|nothing (?:happen(?:s|ed)|changed)|^(?:no[, ]+)?not (?:the|my|that|this|about)(?![\p{L}])|(?:did ?n.?t|do ?n.?t|not) mean|already (?:tried|did|done|checked|restarted|rebooted|reinstalled)|checked that|tried that|no,? the other|not that one|no use|useless answer|wrong (?:answer|one)|(?:hat|geht|funktioniert) (?:leider |immer noch |noch )?nicht|hilft (?:mir )?nicht|schon (?:probiert|versucht|gemacht)|nicht das,? was ich|no (?:me )?(?:funcion|sirv|ayud)|ya lo (?:prob|intent|hice)|no es lo que|(?:ne|n.) ?(?:marche|fonctionne|aide) pas|d[eé]j[aà] (?:essay|fait)|pas ce que je|لم ينجح|لا يعمل|لم يفد|جربت (?:هذا|ذلك)|ليس ما|לא עבד|לא עוזר|לא עזר|כבר ניסיתי|לא מה ש/iu`,
    why: 'Reads a message of at most 8,000 characters. Nothing repeats without an anchor.',
  },
  {
    file: 'server/domain/knowledge/answers/retrieval/question-parts.ts',
    literal: String.raw`/[,;]?(?<!\s)\s+(?:(?:and|or) (?:also )?(?=(?:what|how|when|where|who|why|which|can|could|do|does|did|is|are|will|would|should|may|must)\b)|(?:und|oder) (?:auch )?(?=(?:was|wie|wann|wo|wer|warum|welche[rsn]?|kann|können|ist|sind|gibt|muss|wird|darf)\b)|(?:y|o) (?:también )?(?=(?:qué|cómo|cuándo|dónde|quién|cuál|cuánto|puedo|puede|es|hay|tengo)\b)|(?:et|ou) (?:aussi )?(?=(?:que|quoi|comment|quand|où|qui|pourquoi|combien|quel(?:le)?s?|puis|peut|est|y)\b))/iu`,
    why: 'Linear: the lookbehind, which the proof does not count, lets a match start only where a run of spaces does.',
  },
  {
    file: 'sdk/packages/widget/load-lapwing.ts',
    literal: String.raw`/\/*$/`,
    why: 'Reads the address that a site gives in its own code.',
  },
]
