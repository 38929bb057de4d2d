import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('the plain text of a line', () => {
  it.each([
    [
      'keeps the words of links',
      'See [the **guide**](https://a.test/b) and [terms][1].',
      'See the guide and terms.',
    ],
    ['keeps the code in them, in its backticks', '[`npm i`](https://a.test)', '`npm i`'],
    ['has no emphasis', '**Press** _Save_ ~~now~~ __here__.', 'Press Save now here.'],
    ['keeps names with underscores, and sums', 'my_file_name is 2*3*4', 'my_file_name is 2*3*4'],
    ['has no picture', 'A ![chart](a.png) here', 'A here'],
    ['has no picture in a link', '[![x](a.png)](https://a.test) Text', 'Text'],
    ['has no tags', 'Press <kbd>Enter</kbd><br>twice', 'Press Enter twice'],
    ['keeps what only looks like one', 'Open https://<your name>.a.test', 'Open https://<your name>.a.test'],
    ['keeps tags that are code', 'Add `<script>` to it', 'Add `<script>` to it'],
    ['keeps an address in angle brackets', '<https://a.test>', 'https://a.test'],
    ['has characters for entities', 'Terms &amp; prices', 'Terms & prices'],
    ['has no backslashes', '\\*not\\* emphasis', '*not* emphasis'],
    ['has no footnotes', 'Free[^1].', 'Free.'],
  ])('%s', (_case, line, expected) => expect(plainText(line)).toBe(expected))
})
