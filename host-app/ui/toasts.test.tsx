import { renderToStaticMarkup } from 'react-dom/server'
import toast, { type DefaultToastOptions, useToaster } from 'react-hot-toast/headless'
import { afterEach, describe, expect, it } from 'vitest'
import { TOASTER_OPTIONS, Toasts } from './toasts.tsx'

/** Returns the toasts of a toaster with these options. */
function toasterWith(options?: DefaultToastOptions): ReturnType<typeof useToaster> {
  let toaster: ReturnType<typeof useToaster> | undefined
  function Probe() {
    toaster = useToaster(options)
    return null
  }
  renderToStaticMarkup(<Probe />)
  return toaster!
}

function durationsWith(options?: DefaultToastOptions) {
  toast('a', { id: 'blank' })
  for (const type of ['error', 'success', 'loading', 'custom'] as const) toast[type]('a', { id: type })
  return Object.fromEntries(toasterWith(options).toasts.map(({ id, duration }) => [id, duration]))
}

afterEach(() => toast.remove())

describe('[MKT-17] toasts', () => {
  it('stay 4 s; a success 2 s, loading without end', () => {
    const forever = Number.POSITIVE_INFINITY
    expect(durationsWith()).toEqual({
      blank: 4_000,
      error: 4_000,
      success: 2_000,
      loading: forever,
      custom: 4_000,
    })
  })

  it('of the application stay 4 s, loading without end', () => {
    const forever = Number.POSITIVE_INFINITY
    expect(durationsWith(TOASTER_OPTIONS)).toEqual({
      blank: 4_000,
      error: 4_000,
      success: 4_000,
      loading: forever,
      custom: 4_000,
    })
  })

  it('stay as long as one says that wants to', () => {
    toast.error('a', { duration: 6_000 })
    expect(toasterWith(TOASTER_OPTIONS).toasts[0]?.duration).toBe(6_000)
  })

  it('are removed 1 s after they are dismissed', () => {
    toast('a')
    expect(toasterWith(TOASTER_OPTIONS).toasts[0]?.removeDelay).toBe(1_000)
  })

  it('are 20 at most: the newest', () => {
    for (let number = 1; number <= 21; number++) toast(`toast ${number}`)
    const shown = renderToStaticMarkup(<Toasts />).match(/toast \d+/g)
    expect(shown).toHaveLength(20)
    expect([shown?.[0], shown?.[19]]).toEqual(['toast 21', 'toast 2'])
  })

  it('are 8 px apart, those of the application 12 px, and 350 px wide at most', () => {
    toast('below', { id: 'below' })
    toast('above', { id: 'above' })
    const { handlers } = toasterWith()
    for (const id of ['below', 'above']) handlers.updateHeight(id, 40)
    const { toasts, handlers: measured } = toasterWith()
    expect(measured.calculateOffset(toasts[1]!)).toBe(48)
    const drawn = renderToStaticMarkup(<Toasts />).match(/style="[^"]*"/g)
    expect(drawn).toEqual([
      'style="max-width:350px;transform:translateY(0px)"',
      'style="max-width:350px;transform:translateY(52px)"',
    ])
  })

  it('are hidden as soon as they are dismissed, and others take their place', () => {
    toast('below', { id: 'below' })
    toast('above', { id: 'above' })
    const { handlers } = toasterWith()
    for (const id of ['below', 'above']) handlers.updateHeight(id, 40)
    toast.dismiss('above')
    const drawn = renderToStaticMarkup(<Toasts />)
    expect(drawn.match(/data-gone="true"/g)).toHaveLength(1)
    expect(drawn.match(/translateY\(\d+px\)/g)).toEqual(['translateY(0px)', 'translateY(0px)'])
  })
})
