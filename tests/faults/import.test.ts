/**
 * An import whose server is killed meanwhile: each file becomes exactly one draft, and finished work stays.
 * IMPORT_ARTICLES sets the number of files; the largest import has IMPORT_ITEMS_MAX.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IMPORT_FILES_PER_CALL } from '#contract/constants/knowledge.ts'
import type { CallApi } from '#host-app/shared/api/api.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { createServerProcess, type ServerProcess } from '#tests/support/server-process.ts'
import { signInStaff } from '#tests/support/staff-member.ts'

const ARTICLES = Number(process.env['IMPORT_ARTICLES'] ?? 600)
const LOOK_EVERY_MS = 20
/** Enough for two server starts, for the dead server's lease to expire, and for a slow machine's writes. */
const ENOUGH_MS = scaleTimeout(150_000 + ARTICLES * 30)

let server: ServerProcess

beforeAll(async () => {
  server = await createServerProcess()
  await server.start()
})
afterAll(() => server.dispose())

it(
  `[ADMIN-03] ${ARTICLES} files become one draft each, though the server is killed on the way`,
  async () => {
    const { call } = await signInStaff(`http://localhost:${server.port}`, 'agent@acme.test')
    const { id } = await call('createImport', { body: { kind: 'files' } })
    const beganAt = performance.now()
    for (let from = 0; from < ARTICLES; from += IMPORT_FILES_PER_CALL)
      await call('addImportFiles', { params: { id }, body: { files: files(from) } })
    const sentAt = performance.now()
    await call('startImport', { params: { id } })

    const progress = [await lookUntil(call, id, ({ done }) => done >= ARTICLES / 3)]
    const killedAt = performance.now()
    await server.kill()
    await server.start()
    const startedAt = performance.now()
    progress.push(await lookUntil(call, id, ({ finished_at }) => finished_at !== null))
    const endedAt = performance.now()

    const seen = progress.flat()
    console.log(
      `${ARTICLES} files: sent in ${seconds(beganAt, sentAt)} s; killed after ${seconds(sentAt, killedAt)} s with ` +
        `${progress[0]!.at(-1)} done; ${seconds(startedAt, endedAt)} s more after the restart`,
    )
    expect(progress[0]!.at(-1)).toBeLessThan(ARTICLES)
    expect(progress[1]![0]).toBeGreaterThan(0)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(await call('getImport', { params: { id } })).toMatchObject({
      ...{ state: 'done', total: ARTICLES, done: ARTICLES, failed: 0 },
    })
    expect(await titlesOfDrafts(call)).toEqual(Array.from({ length: ARTICLES }, (_, index) => titleOf(index)))
  },
  ENOUGH_MS,
)

const titleOf = (index: number) => `Carried over ${String(index).padStart(6, '0')}`
const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1)

/** Returns one call's worth of Markdown files, each as long as an ordinary article. */
function files(from: number) {
  const count = Math.min(IMPORT_FILES_PER_CALL, ARTICLES - from)
  return Array.from({ length: count }, (_, index) => ({
    name: `help/${from + index}.md`,
    text: `# ${titleOf(from + index)}\n\n${'How it was said in the old help centre. '.repeat(80)}`,
  }))
}

type Look = { readonly done: number; readonly finished_at: string | null }

/** Polls the import until `isEnough`. Returns the number of finished files at each poll. */
async function lookUntil(call: CallApi, id: string, isEnough: (look: Look) => boolean): Promise<number[]> {
  const seen: number[] = []
  for (;;) {
    const look = await call('getImport', { params: { id } })
    seen.push(look.done)
    if (isEnough(look)) return seen
    await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** Returns the titles of all drafts that the import has made, sorted. */
async function titlesOfDrafts(call: CallApi): Promise<string[]> {
  const titles: string[] = []
  let cursor: string | undefined
  do {
    const query = { search: 'Carried over', ...(cursor !== undefined && { cursor }) }
    const { contents, next } = await call('listContent', { query })
    titles.push(...contents.map(({ title }) => title))
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return titles.sort()
}
