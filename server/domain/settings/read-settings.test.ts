import { expect, it } from 'vitest'
import type { Query } from '#server/ports/database.ts'
import { type NewestSettings, settingsFrom } from './read-settings.ts'

const newest: NewestSettings = { spam: '5f0c1f9e-6f6b-4a51-9b1c-3f6a4f2f9d10' }

/** Answers each statement with the next rows, and counts. */
function answering(...answers: readonly object[][]) {
  const asked: string[] = []
  const query = (async (sql: string) => answers[asked.push(sql) - 1]) as unknown as Query
  return { query, asked }
}

it('reads and parses a row of settings once', async () => {
  const { query, asked } = answering([{ value: { max_links: 7 } }])
  const first = await settingsFrom(query, newest, 'spam')
  expect(first.max_links).toBe(7)
  expect(await settingsFrom(query, newest, 'spam')).toBe(first)
  expect(asked).toHaveLength(1)
})

it('keeps no defaults for a row that its caller may not read any longer', async () => {
  const other: NewestSettings = { spam: '7d1fbb0c-52a7-4f0e-8a2e-0a9a6f2f9d11' }
  const { query } = answering([], [{ value: { max_links: 9 } }])
  expect((await settingsFrom(query, other, 'spam')).max_links).not.toBe(9)
  expect((await settingsFrom(query, other, 'spam')).max_links).toBe(9)
})

it('has the defaults for a section that was never saved, without asking', async () => {
  const { query, asked } = answering()
  expect((await settingsFrom(query, {}, 'chat-flow')).is_ai_enabled).toBe(true)
  expect(asked).toEqual([])
})
