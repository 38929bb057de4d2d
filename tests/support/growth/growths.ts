/** Texts of any length, each made to keep one kind of parser busy. */

const repeated = (unit: string) => (length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** Returns lines whose indent grows by two, up to `levels`, again and again. */
function stairs(mark: string, levels: number) {
  return (length: number) => {
    const lines: string[] = []
    for (let at = 0, size = 0; size < length; at++) {
      lines.push(' '.repeat(2 * (at % levels)) + mark)
      size += lines.at(-1)!.length + 1
    }
    return lines.join('\n').slice(0, length)
  }
}

function growing(unit: string) {
  return (length: number) => {
    let text = ''
    for (let count = 1; text.length < length; count++) text += `${unit.repeat(count)} `
    return text.slice(0, length)
  }
}

/** One unit after the other, each of which something has taken quadratic time for. */
const UNITS: Readonly<Record<string, string>> = {
  'a long word': 'x',
  'capital letters': 'X',
  names: 'Ab Cd ',
  'short words': 'a ',
  sentences: 'The quick brown fox jumps. ',
  questions: 'Is it? And how? ',
  'a sentence without an end': 'and or but, ',
  'a vowel mark on each letter': 'a\u0301',
  'marks on one letter': '\u0301',
  'Hebrew with points': 'שָׁ',
  'Arabic with tatweel': 'مـ',
  Chinese: '中文',
  Thai: 'กำ',
  'direction marks': '\u200f\u202e',
  'joined emojis': '👩‍👩‍👧',
  'zero-width spaces': 'a\u200b',
  spaces: ' ',
  tabs: '\t',
  'non-breaking spaces': '\u00a0 ',
  'line breaks': '\n',
  lines: 'a\n',
  'Windows lines': 'a\r\n',
  paragraphs: 'a\n\n',
  'hard breaks': 'a  \n',
  digits: '1',
  numbers: '1 2 ',
  'grouped numbers': '1,234.',
  prices: '€1 ',
  'phone numbers': '+1 (2) 3-',
  'spelled numbers': 'twenty-one ',
  times: '1:23 am ',
  'full stops': '.',
  'dotted letters': 'a.',
  dashes: '-',
  'hyphenated letters': 'a-',
  commas: 'a,',
  semicolons: 'a;',
  colons: 'a: ',
  quotes: '"',
  'opening quotes': '“a',
  apostrophes: "a'",
  slashes: '/',
  backslashes: '\\',
  escapes: '\\*',
  'at signs': '@',
  'email addresses': 'a@b.c ',
  'an email address without an end': 'a@b.',
  'an address': 'https://a/',
  addresses: 'http://a_ ',
  www: 'www.',
  brackets: '[',
  pictures: '![',
  links: '[a](b) ',
  'unclosed links': '[a](',
  'links to references': '[a][b]',
  definitions: '[a]: b\n',
  'closing brackets': '](',
  parentheses: '(',
  citations: '[1] ',
  'unclosed citations': '[1,',
  emphasis: '*a* ',
  'unclosed emphasis': '*a',
  'strong and emphasis': '**a *b ',
  stars: '*',
  underscores: '_a',
  'mixed emphasis': '_a*',
  tildes: '~a',
  code: '`a` ',
  'unclosed code': '`a',
  fences: '```\n',
  'code blocks': '```\na\n```\n',
  'indented code': '    a\n',
  headings: '# a\n',
  'underlined headings': 'a\n=\n',
  'closing hashes': '# ',
  rules: '- - -\n',
  'list items': '- a\n',
  'empty items': '-\n',
  'numbered items': '1. a\n',
  tasks: '- [ ] a\n',
  'items with text below': '- a\n\n  b\n\n',
  'lists on a line': '- ',
  'numbered lists on a line': '1) ',
  quotations: '> a\n',
  'quotations on a line': '> ',
  'quotations that go on': '> > \na\n',
  'quotations in quotations that go on': `${'>'.repeat(15)}\na\n`,
  'lists in quotations that go on': '> -\na\n',
  'table rows': '|a|b|\n',
  tables: 'a|b\n-|-\nc|d\n\n',
  cells: '|a',
  tags: '<b>a</b>',
  'unclosed tags': '<a ',
  'elements in elements': '<div>',
  'closing tags': '</div>',
  comments: '<!-- a -->',
  'unclosed comments': '<!--',
  entities: '&amp;',
  'unfinished entities': '&#',
  attributes: '<a b="c" ',
  titles: '<title>',
  'list elements': '<ul><li>a',
  'table elements': '<table><tr><td>',
  variables: '{{a}} ',
  'unclosed variables': '{{ ',
  JSON: '{"a":',
  'JSON arrays': '[[',
  'front matter': '---\na: b\n',
  CSV: '"a","b"\n',
  'an unclosed CSV field': '"a,',
  'percent signs': '%41',
  'equals signs': 'a=b&',
  callouts: ':::',
  'system text': '<|a|> system: ',
  'words of a handoff': 'please human agent i want ',
}

/** Returns every growth by its name: a text of about `length` characters. */
export const GROWTHS: Readonly<Record<string, (length: number) => string>> = {
  ...Object.fromEntries(Object.entries(UNITS).map(([name, unit]) => [name, repeated(unit)])),
  'lists in lists': stairs('- a', 430),
  'lists in lists, again and again': stairs('- a', 20),
  'quotations in lists': stairs('> a', 20),
  'numbered lists in lists': stairs('1. a', 18),
  'runs of backticks': growing('`'),
  'runs of stars': growing('*'),
  'runs of brackets': growing('['),
  'words of growing length': growing('x'),
}
