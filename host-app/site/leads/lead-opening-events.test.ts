import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LeadOpening } from '#core/site/lead-opening.ts'
import { onLeadOpening } from './lead-dialog.tsx'
import { openLeadDialog } from './open-lead-dialog.ts'

function stubWindow(search = ''): EventTarget {
  const target = Object.assign(new EventTarget(), { location: { search } })
  vi.stubGlobal('window', target)
  return target
}

let heard: LeadOpening[]
beforeEach(() => {
  heard = []
})
afterEach(() => vi.unstubAllGlobals())

describe('[MKT-03] the lead dialog', () => {
  it('opens by the events of the window, until it is taken away', () => {
    const target = stubWindow()
    const stop = onLeadOpening(opening => heard.push(opening))
    target.dispatchEvent(new Event('lead:open'))
    target.dispatchEvent(new CustomEvent('lead:openWithEmail', { detail: { email: 'ada@example.com' } }))
    stop()
    target.dispatchEvent(new Event('lead:open'))
    target.dispatchEvent(new Event('lead:openWithEmail'))
    expect(heard).toEqual([
      { email: '', source: 'global' },
      { email: 'ada@example.com', source: 'global' },
    ])
  })

  it('is opened by buttons through the event that fits', () => {
    const target = stubWindow()
    const names: string[] = []
    for (const name of ['lead:open', 'lead:openWithEmail'])
      target.addEventListener(name, ({ type }) => names.push(type))
    onLeadOpening(opening => heard.push(opening))
    openLeadDialog()
    openLeadDialog({ source: 'hero' })
    openLeadDialog({ email: 'ada@example.com', source: 'hero' })
    expect(names).toEqual(['lead:open', 'lead:open', 'lead:openWithEmail'])
    expect(heard).toEqual([
      { email: '', source: 'global' },
      { email: '', source: 'hero' },
      { email: 'ada@example.com', source: 'hero' },
    ])
  })

  it('[EMBED-03] does not open on embedded screens', () => {
    stubWindow('?embed=1')
    onLeadOpening(opening => heard.push(opening))
    openLeadDialog()
    expect(heard).toEqual([])
  })
})
