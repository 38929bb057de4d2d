/** Recognizes sentences that need the one before to be understood: 'It also …', 'Danach …', 'Por eso …'. */

/** Words that refer to or continue something said before if a sentence begins with them. */
const OPENERS = [
  // English
  `it its it's they they're their them he she his her this that that's these those such then otherwise also but and or so
   however therefore thus hence instead afterwards moreover furthermore besides likewise similarly additionally
   nevertheless nonetheless still else finally lastly next both neither another others rather consequently accordingly
   conversely meanwhile further here`,
  `after that|after this|before that|until then|since then|in this case|in that case|in these cases|in those cases|in both cases|
   in either case|in any case|in that way|in this way|this way|that way|either way|if so|if not|as a result|as well|
   for example|for instance|in addition|on the other hand|at that point|at this point|by doing so|to do so|to do this|
   to do that|because of this|because of that|for this|for that reason|for this reason|with this|with that|without it|
   one of them|some of them|all of them|none of them|each of them|the same|the former|the latter|the other|the others|
   the rest|once done|when done|only then|even then|even so|more than that`,
  // German
  `er ihm ihn dies diese dieser dieses diesem diesen jene jener jenes dann danach anschließend sonst andernfalls
   ansonsten auch außerdem aber und oder denn doch jedoch deshalb deswegen daher darum dadurch dazu dafür dabei davon
   daraus daran darin dort zudem zusätzlich stattdessen trotzdem allerdings dennoch schließlich zuletzt beide beides
   letztere ebenso ebenfalls hierzu hierfür hierbei dagegen somit folglich solche derselbe dieselbe dasselbe ebendort
   darüber darauf`,
  `in diesem fall|in diesen fällen|in beiden fällen|in dem fall|nach dieser|nach diesem|zum beispiel|das gleiche|das ist|das gilt|
   das geht|das kann|das wird|das bedeutet|das heißt|das hat|das kostet|das dauert|das funktioniert|das liegt|das betrifft|
   das sind|es ist|es wird|es hat|es kann|es funktioniert|damit ist|damit wird|damit können|damit lässt|im anschluss|
   aus diesem grund|wenn nicht|falls nicht|wenn ja`,
  // Spanish
  `él ella ellos ellas ello esto eso este esta estos estas ese esa esos esas aquel aquella entonces luego también además
   pero y o tampoco ambos ambas así finalmente dicho dicha dichos dichas aun`,
  `sin embargo|por eso|por ello|por esto|por lo tanto|por tanto|de lo contrario|en ese caso|en este caso|en tal caso|
   en estos casos|en ambos casos|en caso contrario|a continuación|por último|por ejemplo|lo mismo|al final|después de eso|
   después de esto|después,|si no,|en cambio|no obstante|de este modo|de esta forma|para ello|para esto|para eso`,
  // French
  `elle ils elles ce c'est cela ça ceci cet cette ces puis ensuite alors aussi également mais et ou donc cependant
   toutefois pourtant sinon ainsi enfin celui-ci celle-ci ceux-ci`,
  `dans ce cas|dans ces cas|dans les deux cas|en outre|de plus|par ailleurs|par conséquent|après cela|par exemple|
   en revanche|les deux|si oui|si non|il est (?!possible|nécessaire|recommandé|conseillé|important|interdit|préférable)|
   il sera|il a |il peut|il contient|il reste|pour cela|pour ce faire|à ce moment`,
  // Hebrew
  `הוא היא הם הן זה זו זאת אלה אלו אז גם אבל אך או ולכן לכן אחרת בנוסף ואז כך למשל לדוגמה לבסוף והוא והיא והם וזה לכך בכך אותו אותה
   שניהם`,
  `אחר כך|לאחר מכן|כמו כן|עם זאת|במקרה זה|במקרה כזה|במקרה הזה|אם כן|אם לא,|לפני כן|בשני המקרים|לשם כך|בדרך זו`,
  // Arabic
  `هو هي هم هما هذا هذه ذلك تلك هؤلاء ثم أيضا أيضًا لكن ولكن أو لذلك ولذلك لذا وإلا كما كذلك عندها عندئذ عندئذٍ وهو وهي وهم مثلا مثلًا
   أخيرا أخيرًا وهذا وهذه وذلك فهو فهي كلاهما حينها`,
  `بعد ذلك|بعدها|بعد هذا|وبعد ذلك|في هذه الحالة|في هذا الحال|وفي هذه الحالة|خلاف ذلك|بخلاف ذلك|بالإضافة إلى ذلك|على سبيل المثال|قبل ذلك|
   في الحالتين|مع ذلك|ومع ذلك|الأمر نفسه|وكذلك`,
]

/** Matches beginnings that refer to the sentence itself and need nothing before it. */
const SELF =
  /^(?:this|diese[rs]?|est[ea]|cet(?:te)?) (?:article|page|guide|section|document|policy|help|artikel|seite|anleitung|artículo|página|guía)\b|^(?:هذا المقال|هذه الصفحة|מאמר זה|דף זה)/iu
/**
 * Matches a pronoun in the first clause that has nothing before it to refer to, and an early word that adds to what
 * was said.
 */
const EARLY = new RegExp(
  `^(?:${[
    // English
    '(?:if|when|once|after|before|until|unless|while|because|since|although) (?:this|that|these|those|both|neither)\\b',
    '(?:(?!(?:an?|the|your|our|my|each|every|any|no|all|some) )\\p{L}+ ){1,5}(?:it|them|they|he|she)\\b',
    '\\p{L}+ (?:its|their)\\b',
    '(?:to|by|after|before) \\p{L}+ (?:one|this|that|these|those)(?=[,.])',
    '(?:you|we) (?:can |may |could )?(?:then|therefore|otherwise|still)\\b',
    '(?:\\p{L}+ ){1,3}also\\b',
    // The page was named before, unless a path such as 'Settings > Billing' stands in the sentence
    '[^>]*\\bon the same (?:page|screen|tab)\\b',
    '[^>]*\\bauf derselben seite\\b',
    // German; the polite 'Sie' has a verb that ends in n
    'um (?:ihn|es|dies|das) ',
    '(?:wenn|falls|sobald|nachdem|bevor|bis) (?:er|es|dies|das|diese)\\s',
    '(?:sie|wir|du|ihr) (?:können |kannst |könnt )?(?:auch|dann|außerdem|danach)\\b',
    'sie (?!könnt|habt|seid|müsst|dürft|wollt|sollt|nicht)\\p{Ll}{2,}t\\s',
    // Spanish, French
    '(?:si|cuando) (?:esto|eso|ello|este|esta)\\s',
    '(?:si|quand|lorsque) (?:cela|ça|elle|ils|elles)\\s',
    '(?:vous|nous) (?:pouvez |pouvons )?(?:aussi|également|ensuite)\\s',
    // Hebrew, Arabic
    'אם (?:הוא|היא|זה|הם|זאת) ',
    'إذا (?:كان ذلك|حدث ذلك|لم يكن ذلك)',
  ].join('|')})`,
  'u',
)
const OPENING_MARKS = /^[\s"'“”«»„‘’(*_`-]+/u

const [words, phrases] = readOpeners()

/** Whether a sentence cannot begin a quote, because it refers to what was said before it. */
export function leansOnBefore(sentence: string): boolean {
  const text = sentence.replace(OPENING_MARKS, '').replaceAll('’', "'").toLowerCase()
  if (SELF.test(text)) return false
  if (EARLY.test(text) || phrases.test(text)) return true
  const first = /^[\p{L}\p{M}'-]+/u.exec(text)?.[0]
  return first !== undefined && words.has(first)
}

function readOpeners(): readonly [ReadonlySet<string>, RegExp] {
  const isPhrases = (list: string) => list.includes('|')
  const single = OPENERS.filter(list => !isPhrases(list)).flatMap(list => list.trim().split(/\s+/))
  const several = OPENERS.filter(isPhrases).flatMap(list =>
    list.split('|').map(phrase => phrase.replace(/\n\s+/g, '')),
  )
  return [new Set(single), new RegExp(`^(?:${several.join('|')})(?![\\p{L}])`, 'u')]
}
