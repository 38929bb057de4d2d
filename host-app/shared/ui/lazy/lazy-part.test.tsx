import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { FailedPart, LostPart, lazyPart, PartBoundary, tryPartAgain } from './lazy-part.tsx'

const Hello = () => <p>Hello</p>
const nothing = async () => {}

describe('a lazy part', () => {
  it('renders at once when it was loaded ahead, and is loaded once', async () => {
    let loads = 0
    const Part = lazyPart(async () => {
      loads += 1
      return Hello
    })
    await Part.preload()
    await Part.preload()
    expect(renderToStaticMarkup(<Part />)).toBe('<p>Hello</p>')
    expect(loads).toBe(1)
  })

  it('that did not come is asked for again, and its loss is no rendering error', async () => {
    let isThere = false
    const Part = lazyPart(async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
      return Hello
    })
    await expect(Part.preload()).rejects.toBeInstanceOf(LostPart)
    isThere = true
    await Part.preload()
    expect(renderToStaticMarkup(<Part />)).toBe('<p>Hello</p>')
  })
})

describe('the boundary of a part', () => {
  it('keeps what was thrown, whatever it is', () => {
    expect(PartBoundary.getDerivedStateFromError(undefined)).toEqual({ failed: { error: undefined } })
  })

  it('tells a part that did not come from one that broke, and closes what can be closed', () => {
    const draw = (error: unknown, onClose?: () => void) =>
      renderToStaticMarkup(
        <MemoryRouter>
          <FailedPart error={error} load={nothing} reset={() => {}} onClose={onClose} />
        </MemoryRouter>,
      )
    const lost = draw(new LostPart(new Error('gone')))
    expect(lost).toContain('role="alert"')
    expect(lost).toContain('This part could not be loaded')
    expect(lost).toContain('Try again')
    expect(lost).not.toContain('Close')
    const broken = draw(new Error('broken'), () => {})
    expect(broken).toContain('This part could not be shown')
    expect(broken).toContain('Close')
  })
})

const LOST = new LostPart(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))

/**
 * Presses "Try again". `comes`: whether the part loads; `answers`: whether the server is reachable. Returns
 * the result and the calls.
 */
async function press(error: unknown, { comes, answers }: { comes: boolean; answers: boolean }) {
  const done: string[] = []
  const outcome = await tryPartAgain(error, {
    load: async () => {
      done.push('load')
      if (!comes) throw LOST
    },
    isReachable: async () => answers,
    reload: () => done.push('reload'),
  })
  return [outcome, ...done]
}

describe('a press on "Try again"', () => {
  it('brings the part back without a reload', async () => {
    expect(await press(LOST, { comes: true, answers: true })).toEqual(['back', 'load'])
  })

  it('loads the page anew when the part is gone for good', async () => {
    expect(await press(LOST, { comes: false, answers: true })).toEqual(['reloading', 'load', 'reload'])
  })

  it('keeps the page while no server answers', async () => {
    expect(await press(LOST, { comes: false, answers: false })).toEqual(['away', 'load'])
    expect(await press(new Error('broken'), { comes: true, answers: false })).toEqual(['away'])
  })

  it('loads the page anew at once for a part that broke', async () => {
    expect(await press(new Error('broken'), { comes: true, answers: true })).toEqual(['reloading', 'reload'])
  })
})
