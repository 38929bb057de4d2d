import { describe, expect, it } from 'vitest'
import { type ExitEvent, type ExitPage, type ExitState, watchExit } from './exit-intent.ts'

const PAGE: ExitPage = { path: '/pricing', session: 'signed-out', wasShown: false, isBusy: false }
const AT_TOP = { kind: 'watching', y: 0, path: PAGE.path, isArriving: false } as const satisfies ExitState
const TRIGGER: ExitEvent = { type: 'pointer-left', y: 0 }

/** Returns whether the popup shows after the events, on a page that starts at the top. */
function shows(events: readonly ExitEvent[], page: Partial<ExitPage> = {}): boolean {
  let state: ExitState = AT_TOP
  for (const event of events) state = watchExit(state, event, { ...PAGE, ...page })
  return state.kind === 'shown'
}

const scrolled = (...ys: number[]) => ys.map(y => ({ type: 'scroll', y }) as const)

describe('[MKT-09] the exit popup shows', () => {
  it.each([
    ['above the window', -40, true],
    ['at its very top', 0, true],
    ['a pixel below', 1, false],
    ['at the bottom', 900, false],
  ])('when the pointer leaves %s: %i is %s', (_where, y, expected) => {
    expect(shows([{ type: 'pointer-left', y }])).toBe(expected)
  })

  it.each([
    ['Meta', true],
    ['Escape', false],
    ['m', false],
  ])('at the key %s: %s', (key, expected) => {
    expect(shows([{ type: 'key', key }])).toBe(expected)
  })

  it.each([
    [[201, 0], true],
    [[200, 0], false],
    [[211, 10], true],
    [[210, 10], false],
    [[900, 10], true],
    [[900, 11], false],
    [[900, 11, 0], false],
    [[600, 400, 199, 0], false],
    [[900, 300, 0], true],
    [[0, 5], false],
  ])('after scrolling to %j: %s', (ys, expected) => {
    expect(shows(scrolled(...ys))).toBe(expected)
  })

  it.each([
    ['in one step', [0]],
    ['after its shorter text has moved the window', [700, 0]],
    ['smoothly', [640, 300, 40, 0]],
  ])('not when another page begins at its top, %s', (_how, ys) => {
    let state: ExitState = { ...AT_TOP, y: 900 }
    for (const event of scrolled(...ys)) state = watchExit(state, event, { ...PAGE, path: '/demo' })
    expect(state).toEqual({ ...AT_TOP, path: '/demo' })
  })

  it('but when that page is left by scrolling, whether it began at the top of the other or far down', () => {
    for (const [y, ys] of [
      [0, [600, 0]],
      [900, [0, 600, 0]],
    ] as const) {
      let state: ExitState = { ...AT_TOP, y }
      for (const event of scrolled(...ys)) state = watchExit(state, event, { ...PAGE, path: '/demo' })
      expect(state.kind).toBe('shown')
    }
  })

  it('once: what comes after the first trigger changes nothing', () => {
    const shown: ExitState = { kind: 'shown' }
    for (const event of [TRIGGER, { type: 'key', key: 'Meta' }, { type: 'scroll', y: 0 }] as const)
      expect(watchExit(shown, event, PAGE)).toBe(shown)
  })
})

describe('[MKT-10] the exit popup never shows', () => {
  const everyTrigger = [TRIGGER, { type: 'key', key: 'Meta' } as const, ...scrolled(900, 0)]

  it.each<[string, Partial<ExitPage>]>([
    ['to somebody signed in', { session: 'signed-in' }],
    ['while that is not known', { session: 'loading' }],
    ['when it was shown in this session', { wasShown: true }],
    ['above another dialog', { isBusy: true }],
    ['at /admin', { path: '/admin' }],
    ['at /admin/dashboard', { path: '/admin/dashboard' }],
  ])('%s', (_when, page) => {
    expect(shows(everyTrigger, page)).toBe(false)
    expect(shows(everyTrigger)).toBe(true)
  })

  it('takes a page that only begins alike for no admin page', () => {
    expect(shows([TRIGGER], { path: '/administration' })).toBe(true)
  })

  it('counts scrolling from before it could show', () => {
    const [deep, top] = scrolled(900, 0) as [ExitEvent, ExitEvent]
    const before = watchExit(AT_TOP, deep, { ...PAGE, isBusy: true })
    expect(watchExit(before, top, PAGE)).toEqual({ kind: 'shown' })
  })
})
