import { describe, expect, it } from 'vitest'
import { readBlocks } from './blocks.ts'
import type { Block } from './paragraph-lines.ts'

/** Blocks in short: their kind, and their lines with marks. */
const short = (blocks: readonly Block[]) =>
  blocks.map(({ kind, lines }) => [kind, ...lines.map(({ mark, sentences }) => mark + sentences.join(' | '))])

describe('the blocks of an article', () => {
  it.each([
    ['sentences of a paragraph', 'One. Two?', [['text', 'One. | Two?']]],
    [
      'headings of both kinds',
      '# A\n\nB\n---\nC.',
      [
        ['heading', 'A'],
        ['heading', 'B'],
        ['text', 'C.'],
      ],
    ],
    [
      'a list',
      'Two:\n- One.\n* Two.',
      [
        ['text', 'Two:'],
        ['list', '- One.', '- Two.'],
      ],
    ],
    ['steps with gaps between', '1. A.\n\n2) B.', [['steps', '1. A.', '2. B.']]],
    ['an item of several lines', '- One\n  goes on.\n- Two.', [['list', '- One goes on.', '- Two.']]],
    ['a list in a step', '1. A.\n   - B.\n2. C.', [['steps', '1. A.', '  - B.', '2. C.']]],
    ['done and open tasks', '- [x] One.\n- [ ] Two.', [['list', '- One.', '- Two.']]],
    ['a quotation', '> One.\n> Two.', [['text', 'One.', 'Two.']]],
    ['code', '```js\na\n\nb\n```', [['code', '```js\na\n\nb\n```']]],
    ['code between two steps', '1. A:\n\n```\nx\n```\n\n2. B.', [['steps', '1. A:', '```\nx\n```', '2. B.']]],
    [
      'a year that begins a line',
      'It was made in\n1998. Nobody saw.',
      [['text', 'It was made in', '1998. | Nobody saw.']],
    ],
    [
      'a question that heads an answer',
      'Is it free?\n\nYes.',
      [
        ['heading', 'Is it free?'],
        ['text', 'Yes.'],
      ],
    ],
    [
      'a bold line that heads a text',
      '**Before you start**\n\nSign in.',
      [
        ['heading', 'Before you start'],
        ['text', 'Sign in.'],
      ],
    ],
    [
      'a table, each row as its facts',
      '| Plan | Price |\n|---|--:|\n| Team | **€6** |\n| Free | |',
      [['table', '- Plan: Team; Price: €6', '- Plan: Free']],
    ],
    [
      'a table whose rows have names',
      '| | Team | Free |\n|-|-|-|\n| Users | 5 | 1 |',
      [['table', '- Users – Team: 5; Free: 1']],
    ],
  ])('are read: %s', (_case, markdown, expected) => expect(short(readBlocks(markdown))).toEqual(expected))

  it.each([
    ['front matter', '---\ntitle: A\n---\nText.'],
    ['a comment', '<!-- to do:\nrewrite -->\nText.'],
    ['a comment in a line', 'Te<!-- x -->xt.'],
    ['the address of a link', 'Text.\n\n[1]: https://a.test'],
    ['a rule', 'Text.\n\n***'],
    ['a picture', '![A chart](a.png)\n\nText.'],
    ['tags', '<p align="center">Text.</p>'],
    ['a script', '<script>\nalert(1)\n</script>\nText.'],
    ['what kind of note it is', '> [!NOTE]\n> Text.'],
    ['the marks of a box', ':::tip\nText.\n:::'],
  ])('leave out %s', (_case, markdown) => expect(short(readBlocks(markdown))).toEqual([['text', 'Text.']]))

  it('join lines that an editor wrapped, and leave those that their author ended', () => {
    const wrapped = `${'This line is as long as an editor makes them before it'} \ngoes on. Then another.`
    expect(short(readBlocks(wrapped))).toEqual([
      ['text', 'This line is as long as an editor makes them before it goes on. | Then another.'],
    ])
    expect(short(readBlocks('Ann, sales\nBob, support'))).toEqual([['text', 'Ann, sales', 'Bob, support']])
  })
})
