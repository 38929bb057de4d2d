import { describe, expect, it } from 'vitest'
import { readTable, TableError } from './read-table.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
/** UTF-16 of either byte order. */
function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (const [index, unit] of text.split('').entries())
    view.setUint16(index * 2, unit.charCodeAt(0), isLittle)
  return new Uint8Array(view.buffer)
}
/** Latin-1: for these letters, the same bytes as Windows-1252. */
const latin1 = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

const HEADER = ['Name', 'E-Mail', 'Notiz']
const ROWS = [
  ['Müller, Jörg', 'joerg@example.test', 'Zeile 1\nZeile 2'],
  ['Åsa "Å" Öberg', 'asa@example.test', ''],
]
const TEXT =
  'Name;E-Mail;Notiz\r\n"Müller, Jörg";joerg@example.test;"Zeile 1\r\nZeile 2"\r\n"Åsa ""Å"" Öberg";asa@example.test;\r\n'

describe('the encoding of a table', () => {
  it.each([
    ['UTF-8', utf8(TEXT), 'utf-8'],
    ['UTF-8 with a byte order mark', utf8(`\uFEFF${TEXT}`), 'utf-8'],
    ['UTF-16LE with a byte order mark', utf16(`\uFEFF${TEXT}`, true), 'utf-16le'],
    ['UTF-16BE with a byte order mark', utf16(`\uFEFF${TEXT}`, false), 'utf-16be'],
    ['UTF-16LE without one', utf16('Name;E-Mail;Notiz\nA;b@c.test;', true), 'utf-16le'],
    ['UTF-16BE without one', utf16('Name;E-Mail;Notiz\nA;b@c.test;', false), 'utf-16be'],
    ['Windows-1252', latin1(TEXT), 'windows-1252'],
  ])('is found: %s', (_name, bytes, encoding) => {
    const table = readTable(bytes)
    expect(table.encoding).toBe(encoding)
    expect(table.columns).toEqual(HEADER)
    if (bytes.length > 70) expect(table.rows).toEqual(ROWS)
  })

  it('is the one that the person chooses', () => {
    expect(readTable(latin1(TEXT), 'windows-1251').rows[0]![0]).toBe('Mьller, Jцrg')
    expect(readTable(latin1(TEXT), 'utf-8').rows[0]![0]).toBe('M\uFFFDller, J\uFFFDrg')
  })

  it.each([
    [[0x50, 0x4b, 3, 4, 20, 0], 'This is a spreadsheet or a ZIP file, not a CSV file. Save it as CSV'],
    [[0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'This is an Excel file'],
    [[...utf8('%PDF-1.7\n')], 'This is a PDF file'],
    [[0x1f, 0x8b, 8], 'This is a compressed file'],
    [[0x89, 0x50, 0x4e, 0x47, 0, 0, 1], 'This is not a text file. Save the table as CSV'],
    [[...utf8('<!DOCTYPE html><table>')], 'This is a web page or XML'],
  ])('does not matter in a file that is not text: %j', (bytes, text) => {
    expect(() => readTable(Uint8Array.from(bytes))).toThrow(text)
  })

  it('does not refuse a table whose first column is called PK', () => {
    expect(readTable(utf8('PK,email\n1,a@b.test')).columns).toEqual(['PK', 'email'])
  })
})

describe('the rows of a table', () => {
  it.each([
    ['a,b\n1,2', ['a', 'b'], [['1', '2']]],
    ['a;b\r\n"1;x";2\r\n\r\n', ['a', 'b'], [['1;x', '2']]],
    ['\uFEFFa\tb\n"say ""hi""\nthere"\t2', ['a', 'b'], [['say "hi"\nthere', '2']]],
    [
      'a,b\r1,2\r3,4\r',
      ['a', 'b'],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'a,b\n1,2\r\n3,4\r',
      ['a', 'b'],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['sep=;\r\na;b\r\n1,5;2', ['a', 'b'], [['1,5', '2']]],
    ['\uFEFFSEP=\t\na\tb\n1\t2', ['a', 'b'], [['1', '2']]],
    ['"sep=|"\na|b\n1|2', ['a', 'b'], [['1', '2']]],
    ['\n\na;b\n\n;\n1;2\n\n\n\n\n\n\n', ['a', 'b'], [['1', '2']]],
    ['a;b;;;\n1;2;;;\n', ['a', 'b'], [['1', '2', '', '', '']]],
    ['a;;b\n1;;2\n', ['a', '', 'b'], [['1', '', '2']]],
    ['a,a,a 2, a \n1,2,3,4', ['a', 'a 2', 'a 2 2', 'a 3'], [['1', '2', '3', '4']]],
    ['email\na@b.test\nc@d.test', ['email'], [['a@b.test'], ['c@d.test']]],
    ['a,b\n 5" screen,2', ['a', 'b'], [[' 5" screen', '2']]],
  ])('are read from %j', (text, columns, rows) => {
    expect(readTable(utf8(text))).toMatchObject({ columns, rows })
  })

  it('know their lines, after a line with the separator, blank lines and texts of several lines', () => {
    const text = 'sep=;\r\na;b\r\n"x\r\ny";2\r\n\r\n3;4\r\n'
    expect(readTable(utf8(text)).lines).toEqual([3, 6])
  })

  it.each(['', 'a,b', '\n\n', 'sep=;', ',,\n,,'])('are missing from %j', text => {
    expect(() => readTable(utf8(text))).toThrow('The file has no rows.')
  })

  it.each([
    ['a,b\n1,2\n3,"4\n5,6\n', 'begins on line 3'],
    ['a,b\n"x\ny",2\n"z"1,2\n', 'begins on line 4'],
  ])('are not read if a quotation mark is never closed, and the line is named: %j', (text, where) => {
    expect(() => readTable(utf8(text))).toThrow(where)
  })

  it('are 10,000, each of them read; 501 columns are refused', () => {
    const rows = Array.from({ length: 10_000 }, (_, row) => `n${row};${row}@x.test;"a;\n"`)
    const table = readTable(utf8(`name;email;note\n${rows.join('\n')}`))
    expect(table.rows).toHaveLength(10_000)
    expect([table.rows.at(-1), table.lines.at(-1)]).toEqual([['n9999', '9999@x.test', 'a;\n'], 20_000])
    const header = Array.from({ length: 501 }, (_, column) => `c${column}`).join(',')
    expect(() => readTable(utf8(`${header}\n${header}`))).toThrow('The file has 501 columns')
    expect(() => readTable(new Uint8Array(50_000_001))).toThrow(TableError)
  })
})
