import { expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { memoryWindows } from './memory-windows.ts'

const window = (key: string, windowMs = 10_000_000) => ({ key, max: 1, windowMs })

it('forgets the counters that began first when there are too many', async () => {
  const store = memoryWindows({ clock: createManualClock(0), maxKeys: 2 })
  for (const key of ['a', 'b', 'a', 'c']) await store.add([window(key)])
  const known = await store.read([window('a'), window('b'), window('c')])
  expect(known.map(({ key }) => key)).toEqual(['b', 'c'])
})

it('sweeps those that are over, and so keeps a longer one that began before', async () => {
  const clock = createManualClock(0)
  const store = memoryWindows({ clock, maxKeys: 2 })
  await store.add([window('long'), window('short', 1_000)])
  clock.advance(60_000)
  await store.add([window('new')])
  const known = await store.read([window('long'), window('short'), window('new')])
  expect(known.map(({ key }) => key)).toEqual(['long', 'new'])
})
