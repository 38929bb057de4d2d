import { createRoutesFromElements, Route } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { preloadPage } from './preload-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('loads the page of an address and its layouts at once, and nothing else', async () => {
  const asked: string[] = []
  const part = (name: string) =>
    lazyPart(async () => {
      asked.push(name)
      return () => name
    })
  const [Layout, Page, Other] = [part('layout'), part('page'), part('other')]
  const routes = createRoutesFromElements(
    <Route path="/admin" element={<Layout />}>
      <Route path="page/:id" element={<Page />} />
      <Route path="plain" element={<p>no part</p>} />
      <Route path="other" element={<Other />} />
    </Route>,
  )
  await preloadPage(routes, '/admin/page/7')
  expect(asked).toEqual(['layout', 'page'])
  await preloadPage(routes, '/admin/plain')
  await preloadPage(routes, '/nowhere')
  expect(asked).toEqual(['layout', 'page'])
})

it('waits 400 ms at most, and passes on no failure', async () => {
  const Slow = lazyPart(() => new Promise<never>(() => {}))
  const Lost = lazyPart(() => Promise.reject(new TypeError('offline')))
  const routes = createRoutesFromElements(
    <>
      <Route path="/slow" element={<Slow />} />
      <Route path="/lost" element={<Lost />} />
    </>,
  )
  await preloadPage(routes, '/lost')

  let isOver = false
  const slow = preloadPage(routes, '/slow').then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(399)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await slow
})
