/**
 * Words used to ask rather than being asked about, for the most frequent languages of help centers. A word that means
 * something in another of them is left out ("die", "son", "come"): BM25 gives it little weight anyway.
 */

/** The English ones, with contractions also without their apostrophe. */
const ENGLISH = `a about after all also am an and any are as at be because been before but by can cannot could did do does doing don
  for from get got had has have having hello help hey hi how i if im in into is isn it its just know like may me might
  more much my need no not of on or our out please should so some tell than thank thanks that the their them then there
  these they this those to too up us very want was way we were what when where which who whose why will with would
  you your anyone someone something possible able
  arent cant couldnt didnt doesnt dont hasnt havent ive id im isnt itll its ill lets shouldnt thats theres theyre wasnt
  werent whats wheres whos wont wouldnt youre youve gonna wanna gotta pls plz please u ur`

const LISTS = [
  ENGLISH,
  // German
  `der das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird werden wurde wurden
   ich du er sie es wir ihr mein meine meinen kann konnen nicht mit von zu zum zur auf fur im wie was wo wer wann warum
   welche welcher welches bitte hallo sich auch bei aus nach dass mochte gibt wieviel viele`,
  // French
  `le la les un une des du de et ou est sont je tu il elle nous vous mon ma mes pour dans sur avec par que qui quoi
   quel quelle quels quelles comment pourquoi quand combien puis peux peut faire faut bonjour merci ce cette ces au aux
   ne pas se sa ses`,
  // Spanish and Portuguese
  `el los las una unos unas del y es soy estoy esta este como donde cuando cuanto cuantos cuanta cuantas quien
   cual cuales por porque para con mi mis puedo puede hola gracias su sus lo al se fue o os um uma do da dos das no na
   nos nas e eu meu minha posso pode ola obrigado qual quais quando onde quanto quantos que`,
  // Italian, Dutch
  `il gli di che chi cosa dove quando perche quanto quale quali posso puo per sono una del della dei delle
   het een van hoe wat waar wanneer waarom ik mijn kan kunnen niet met voor naar zijn`,
  // Russian, Ukrainian
  `и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще
   о из ему когда где почему какой какая какие какое сколько кто мой моя мои можно могу это для ли или при`,
  // Greek, Turkish
  `ο η το οι τα του της των στο στη στην και να με για πως τι που ποια ποιος ποιο ποτε ειναι μου
   ve bir bu ne nasil nerede zaman neden kim kac mi mu icin ile hangi hangisi ben benim`,
  // Hebrew
  `של את על עם אני אתה אנחנו הוא היא זה זאת זו יש אין לא כן מה מי איך איפה מתי למה מדוע כמה האם אפשר אוכל
   יכול יכולה צריכ רוצה שלי שלכמ לי אמ או גמ כל הזה אל`,
  // Arabic, Persian
  `في من علي الي عن مع هذا هذه ذلك التي الذي ما ماذا متي اين كيف لماذا كم هل هو هي انا نحن يمكن يمكنني اريد ان او و
   لا لم لن قد كان كانت بعد قبل كل لي اي ايه`,
  // Hindi
  `है हैं का की के को में से पर और या क्या कैसे कब कहां कहाँ क्यों कौन कितना कितने कितनी मैं मेरा मेरी मेरे यह वह था थी थे ने लिए`,
]

/** The English ones, in lower case. */
export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(ENGLISH.split(/\s+/))
/** Those of all languages, in lower case. */
export const STOP_WORDS: ReadonlySet<string> = new Set(LISTS.flatMap(list => list.split(/\s+/)))
