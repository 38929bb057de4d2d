import { renderToStaticMarkup } from 'react-dom/server'
import toast, { useToaster } from 'react-hot-toast/headless'
import { afterEach, describe, expect, it } from 'vitest'
import { TOASTER_OPTIONS, Toasts } from './toasts.tsx'

/** Returns the toasts of the application. */
function openToaster(): ReturnType<typeof useToaster> {
  let toaster: ReturnType<typeof useToaster> | undefined
  function Probe() {
    toaster = useToaster(TOASTER_OPTIONS)
    return null
  }
  renderToStaticMarkup(<Probe />)
  return toaster!
}

afterEach(() => toast.remove())

describe('[MKT-17] toasts', () => {
  it('stay 4 s, loading without end', () => {
    toast('a', { id: 'blank' })
    for (const type of ['error', 'success', 'loading', 'custom'] as const) toast[type]('a', { id: type })
    const forever = Number.POSITIVE_INFINITY
    expect(Object.fromEntries(openToaster().toasts.map(({ id, duration }) => [id, duration]))).toEqual({
      blank: 4_000,
      error: 4_000,
      success: 4_000,
      loading: forever,
      custom: 4_000,
    })
  })

  it('stay as long as one says that wants to', () => {
    toast.error('a', { duration: 6_000 })
    expect(openToaster().toasts[0]?.duration).toBe(6_000)
  })

  it('are removed 1 s after they are dismissed', () => {
    toast('a')
    expect(openToaster().toasts[0]?.removeDelay).toBe(1_000)
  })

  it('are 20 at most: the newest', () => {
    for (let number = 1; number <= 21; number++) toast(`toast ${number}`)
    const shown = renderToStaticMarkup(<Toasts />).match(/toast \d+/g)
    expect(shown).toHaveLength(20)
    expect([shown?.[0], shown?.[19]]).toEqual(['toast 21', 'toast 2'])
  })

  it('are 12 px apart, and 350 px wide at most', () => {
    toast('below', { id: 'below' })
    toast('above', { id: 'above' })
    const { handlers } = openToaster()
    for (const id of ['below', 'above']) handlers.updateHeight(id, 40)
    const drawn = renderToStaticMarkup(<Toasts />).match(/style="[^"]*"/g)
    expect(drawn).toEqual([
      'style="max-width:350px;transform:translateY(0px)"',
      'style="max-width:350px;transform:translateY(52px)"',
    ])
  })

  it('are hidden as soon as they are dismissed, and others take their place', () => {
    toast('below', { id: 'below' })
    toast('above', { id: 'above' })
    const { handlers } = openToaster()
    for (const id of ['below', 'above']) handlers.updateHeight(id, 40)
    toast.dismiss('above')
    const drawn = renderToStaticMarkup(<Toasts />)
    expect(drawn.match(/data-gone="true"/g)).toHaveLength(1)
    expect(drawn.match(/translateY\(\d+px\)/g)).toEqual(['translateY(0px)', 'translateY(0px)'])
  })
})
