import { describe, expect, it } from 'vitest'
import { COMMAND_TABLE, type Command, type CommandDetails, type CommandName } from './command-table.ts'
import { type Begun, boundKeys, type KeyPress, NEXT_KEY_WITHIN_MS, pressKey } from './listen-for-keys.ts'

const run = () => {}
const names = Object.keys(COMMAND_TABLE) as CommandName[]
const all: readonly Command[] = names.map(id => ({ id, run }))
const commands: readonly CommandDetails[] = Object.values(COMMAND_TABLE)

describe('the keys', () => {
  it('of two commands are never the same, and none begins with another’s', () => {
    const keys = commands.flatMap(({ keys }) => keys ?? [])
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter(one => keys.some(other => other.startsWith(`${one} `)))).toEqual([])
  })

  it('run what can be run', () => {
    const bound = boundKeys(
      [
        { id: 'next', run },
        { id: 'merge', run },
      ],
      true,
    )
    expect([...bound]).toEqual([['j', { run, repeats: true }]])
  })

  it('without single letters and signs are those with Ctrl and those with a name', () => {
    expect([...boundKeys(all, false).keys()]).toEqual(['Enter', 'mod+k', 'Escape'])
  })
})

const BOUND: ReadonlyMap<string, { readonly repeats: boolean }> = new Map(
  ['e', '?', '[', 'Enter', 'Escape', 'mod+k', 'g i', 'g k', 'j'].map(keys => [
    keys,
    { repeats: keys === 'j' },
  ]),
)

function press(key: string, rest: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    code: '',
    hasShift: false,
    modifier: 'none',
    isRepeated: false,
    focus: 'page',
    at: 0,
    ...rest,
  }
}

/** Returns what a series of key presses runs. */
function runs(...presses: readonly KeyPress[]): readonly string[] {
  let begun: Begun = null
  return presses.flatMap(each => {
    const pressed = pressKey(begun, each, BOUND)
    begun = pressed.begun
    return pressed.keys ?? []
  })
}

describe('a key', () => {
  const cases: readonly (readonly [string, KeyPress, string | null])[] = [
    ['runs its command', press('e'), 'e'],
    ['without a command runs nothing', press('q'), null],
    ['is the same with Caps Lock', press('E'), 'e'],
    ['with Shift is another', press('E', { hasShift: true }), null],
    ['with Ctrl is another', press('e', { modifier: 'mod' }), null],
    ['with Alt is another', press('e', { modifier: 'other' }), null],
    ['is a sign however it is typed', press('?', { hasShift: true }), '?'],
    ['is a sign wherever the keyboard has it', press('[', { code: 'Digit8' }), '['],
    ['on a Hebrew keyboard is the letter of its place', press('ק', { code: 'KeyE' }), 'e'],
    ['that is a Latin letter elsewhere is that letter', press('e', { code: 'KeyD' }), 'e'],
    ['with Ctrl has its own command', press('k', { modifier: 'mod' }), 'mod+k'],
    ['with Ctrl on a Hebrew keyboard too', press('ל', { code: 'KeyK', modifier: 'mod' }), 'mod+k'],
    ['with Ctrl and Shift is another', press('K', { modifier: 'mod', hasShift: true }), null],
    ['writes where text is written', press('e', { focus: 'text' }), null],
    ['with Ctrl works where text is written', press('k', { modifier: 'mod', focus: 'text' }), 'mod+k'],
    ['Escape works where text is written', press('Escape', { focus: 'text' }), 'Escape'],
    ['works on a button', press('e', { focus: 'control' }), 'e'],
    ['Enter works on the page', press('Enter'), 'Enter'],
    ['Enter presses a button', press('Enter', { focus: 'control' }), null],
    ['held down runs once', press('e', { isRepeated: true }), null],
    ['held down goes on where that is wanted', press('j', { isRepeated: true }), 'j'],
  ]
  it.each(cases)('%s', (_, pressed, keys) => expect(pressKey(null, pressed, BOUND).keys).toBe(keys))
})

describe('keys one after the other', () => {
  const inTime = NEXT_KEY_WITHIN_MS - 1

  it(`run their command when the second comes within ${NEXT_KEY_WITHIN_MS} ms`, () => {
    expect(runs(press('g'), press('i', { at: inTime }))).toEqual(['g i'])
    expect(runs(press('g'), press('i', { at: NEXT_KEY_WITHIN_MS }))).toEqual([])
  })

  it('too late are two keys', () => {
    expect(runs(press('g'), press('e', { at: NEXT_KEY_WITHIN_MS }))).toEqual(['e'])
    expect(runs(press('g'), press('g', { at: NEXT_KEY_WITHIN_MS }), press('k', { at: 2 * inTime }))).toEqual([
      'g k',
    ])
  })

  it('run nothing when the second is a wrong one, and the third stands for itself', () => {
    expect(runs(press('g'), press('e'))).toEqual([])
    expect(runs(press('g'), press('e'), press('e'))).toEqual(['e'])
  })

  it('are not broken by the modifier of the second', () => {
    expect(runs(press('g'), press('Shift'), press('i'))).toEqual(['g i'])
  })

  it('do not begin where text is written, nor by a key that is held down', () => {
    expect(runs(press('g', { focus: 'text' }), press('i'))).toEqual([])
    expect(runs(press('g', { isRepeated: true }), press('i'))).toEqual([])
  })
})
