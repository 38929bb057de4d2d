/** Numbers from 0 to 99 written as words: articles say 'thirty days' where an answer says '30 days'. */
import { fold } from '../../search/words/fold.ts'

type Spelled = {
  /** 0 to 19, or to 29 in Spanish. Several forms of a number are separated by `/`. */
  readonly small: string
  /** 20, 30 … 90. Empty for tens that are composed differently. */
  readonly tens: string
  readonly join: (tens: string, unit: string) => readonly string[]
}

const SPELLED: readonly Spelled[] = [
  {
    small:
      'zero one/a/an two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    join: (tens, unit) => [`${tens}-${unit}`, `${tens} ${unit}`],
  },
  {
    small:
      'null ein/eins/eine/einen/einem/einer zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    join: (tens, unit) => [`${unit}und${tens}`],
  },
  {
    small:
      'cero un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún/veintiuno/veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    tens: '- treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    join: (tens, unit) => [`${tens} y ${unit}`],
  },
  {
    small:
      'zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante - quatre-vingts -',
    join: (tens, unit) => [`${tens.replace(/s$/, '')}-${unit}`, `${tens} et ${unit}`],
  },
  {
    small:
      'אפס אחד/אחת שניים/שתיים/שני/שתי שלושה/שלוש/שלושת ארבעה/ארבע חמישה/חמש שישה/שש שבעה/שבע שמונה תשעה/תשע עשרה/עשר',
    tens: 'עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים',
    join: () => [],
  },
  {
    small:
      'صفر واحد/واحدة اثنان/اثنين/اثنتان ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثماني/ثمان تسعة/تسع عشرة/عشر',
    tens: 'عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين',
    join: () => [],
  },
]

const VALUES = spelledValues()
/** Matches the longest number first, so that 'twenty-five' is not read as 'twenty'. */
const SPELLED_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...VALUES.keys()].sort((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)

/** Returns the numbers that a text in lower case writes as words, with their places. */
export function spelledNumbers(
  text: string,
): { readonly at: number; readonly end: number; readonly value: number }[] {
  return [...text.matchAll(SPELLED_NUMBER)].map(({ 0: written, index }) => ({
    at: index,
    end: index + written.length,
    value: VALUES.get(written)!,
  }))
}

function spelledValues(): ReadonlyMap<string, number> {
  const values = new Map<string, number>()
  const add = (word: string, value: number) => {
    for (const form of [word, fold(word)]) if (!values.has(form)) values.set(form, value)
  }
  for (const { small, tens, join } of SPELLED) {
    const units = small.split(' ').map(forms => forms.split('/'))
    units.forEach((forms, value) => {
      for (const form of forms) add(form, value)
    })
    tens.split(' ').forEach((forms, place) => {
      if (forms === '-') return
      const value = 20 + 10 * place
      for (const form of forms.split('/')) {
        add(form, value)
        for (let unit = 1; unit <= 9; unit++)
          for (const joined of join(form, units[unit]![0]!)) add(joined, value + unit)
      }
    })
  }
  return values
}
