/**
 * The code tour in ARCHITECTURE.md names existing files, each imported by another file of the tour, and
 * stays short.
 */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES_MAX = 23
const tour =
  readFileSync('ARCHITECTURE.md', 'utf8').split('## A tour: one message')[1]?.split('\n## ')[0] ?? ''
const stops = [...tour.matchAll(/^\| (\d+) \| `([^`]+)` \|/gm)].map(([, number, file]) => ({
  number: Number(number),
  source: readFileSync(file!, 'utf8'),
  file: file!,
}))

it(`a message passes at most ${FILES_MAX} files`, () => {
  expect(stops.map(({ number }) => number)).toEqual(stops.map((_, index) => index + 1))
  expect(stops.length).toBeGreaterThan(20)
  expect(stops.length).toBeLessThanOrEqual(FILES_MAX)
})

it('every file of the tour is imported by another one of it, but for the first', () => {
  // These are reached over the network, or by name from a list.
  const entrances = new Set([
    'sdk/widgets/chat/create-chat-session.ts',
    'contract/routes/conversations.ts',
    'server/http/api/register-routes.ts',
    'server/http/api/handlers/conversations.ts',
    'server/gateway/realtime/change-feed.ts',
    'host-app/shared/session/watch-rows.ts',
    'host-app/admin/conversations/list/data/use-conversations.ts',
    'host-app/admin/conversations/list/rows/conversation-row.tsx',
  ])
  const orphans = stops.slice(1).filter(({ file }) => {
    const name = file.split('/').at(-1)!
    return (
      !entrances.has(file) && !stops.some(stop => stop.file !== file && stop.source.includes(`/${name}'`))
    )
  })
  expect(orphans.map(({ file }) => file)).toEqual([])
})
