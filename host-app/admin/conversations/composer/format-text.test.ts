import { describe, expect, it } from 'vitest'
import { formatText, type TextFormat } from './format-text.ts'

/** Formats a text whose selection is in angle brackets, and shows the result in the same way. */
function formatted(marked: string, format: TextFormat): string {
  const start = marked.indexOf('‹')
  const end = marked.indexOf('›') - 1
  const result = formatText({ text: marked.replace(/[‹›]/g, ''), start, end }, format)
  const { text } = result
  return `${text.slice(0, result.start)}‹${text.slice(result.start, result.end)}›${text.slice(result.end)}`
}

describe('formatText', () => {
  it.each<[string, TextFormat, string]>([
    ['Pay ‹now› please', 'bold', 'Pay **‹now›** please'],
    ['Pay **‹now›** please', 'bold', 'Pay ‹now› please'],
    ['Pay ‹› please', 'italic', 'Pay *‹›* please'],
    ['Pay *‹now›*', 'italic', 'Pay ‹now›'],
    ['Pay **‹now›**', 'italic', 'Pay ***‹now›***'],
    ['Run ‹ls›', 'code', 'Run `‹ls›`'],
    ['See ‹this›', 'link', 'See [this](‹https://›)'],
    ['One\n‹two\nthree›\nfour', 'list', 'One\n‹- two\n- three›\nfour'],
    ['‹- two\n- three›', 'list', '‹two\nthree›'],
    ['t‹›wo', 'list', '- two‹›'],
  ])('%j in %s is %j', (text, format, expected) => {
    expect(formatted(text, format)).toBe(expected)
  })
})
