/** Two nodes with one database: they share the files, or the second one does not start. */
import { afterEach, expect, it } from 'vitest'
import type { Readiness } from '#contract/entities/readiness.ts'
import { PLACE_HELD_MS } from '#server/gateway/storage/files-place.ts'
import type { Database } from '#server/ports/database.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'

/** Files are served by a host of their own. */
const FILES = 'files.localhost:3000'
const PATH = '/storage/v1/object'
const BUCKET = 'conversation-uploads'
/** A database server, so that folders are told apart. */
const SEVERAL_NODES = { database: { kind: 'postgres', url: '' } } as const

describeEachDemoDatabase('nodes of one installation', given => {
  const nodes: TestServer[] = []
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.close()
    await given.database.asOwner(async query => {
      await query('delete from storage.objects')
      await query('delete from files.loose')
      await query('update files.place set place = null, seen_at = null')
    })
  })

  async function start(config: Parameters<typeof openTestServer>[1] = {}): Promise<TestServer> {
    const node = await openTestServer(given.database, {
      ...config,
      config: { ...SEVERAL_NODES, ...config.config },
    })
    nodes.push(node)
    return node
  }

  async function upload(node: TestServer, text: string) {
    const { id, token } = await node.asVisitor()
    const key = `${id}/1700000000000-k3j2h1g0-a.txt`
    const answer = await node.request(`${PATH}/${BUCKET}/${key}`, {
      method: 'POST',
      body: text,
      headers: { authorization: `Bearer ${token}` },
    })
    return { key, id, status: answer.status, body: await answer.json() }
  }

  const textAt = async (node: TestServer, key: string) => {
    const answer = await node.request(`${PATH}/public/${BUCKET}/${key}`, { headers: { host: FILES } })
    return answer.status === 200 ? answer.text() : answer.status
  }

  /** The time after which a node that stopped no longer counts as one that uses the place. */
  const letPlaceGo = (database: Database) =>
    database.asOwner(query =>
      query(`update files.place set seen_at = now() - interval '${PLACE_HELD_MS} ms'`),
    )

  it('share the files in the database: uploaded on one, read on the other, erased on both', async () => {
    const files = { config: { files: { kind: 'database' } } } as const
    const [one, two] = [await start(files), await start(files)]
    const { key, id } = await upload(one, 'shared')
    expect(await textAt(two, key)).toBe('shared')
    await given.database.asOwner(query => query('delete from public.conversations where id = $1', [id]))
    expect(await textAt(one, key)).toBe(404)
    one.clock.advance(60_000)
    await expect
      .poll(() => given.database.asOwner(query => query('select name from files.parts')), {
        timeout: scaleTimeout(20_000),
      })
      .toEqual([])
  })

  it('need space on their disks only if they keep files there', async () => {
    const checksOf = async (node: TestServer) => {
      const { checks } = (await (await node.request('/api/ready')).json()) as Readiness
      return checks.map(({ name }) => name)
    }
    expect(await checksOf(await start({ config: { files: { kind: 'database' } } }))).not.toContain('disk')
    await letPlaceGo(given.database)
    expect(await checksOf(await start())).toContain('disk')
  })

  it('are refused, if the second one has another folder', async () => {
    const one = await start()
    const { key } = await upload(one, 'of one')
    await letPlaceGo(given.database)
    const refusal = expect(start()).rejects
    await refusal.toThrow(
      /^The files of this installation are in the folder with the id [0-9a-f-]{36}, but this node would keep them in the folder with the id [0-9a-f-]{36}, where other nodes do not find them\. Choose one:\n.*by NFS\.\n.*FILES_STORE=database or FILES_STORE=s3.*\n.*--claim-files/,
    )
    await expect(start({ config: { files: { kind: 'database' } } })).rejects.toThrow('in the database')
    expect(await textAt(one, key)).toBe('of one')
  })

  it('are refused even before the first file, while the other one runs', async () => {
    await start()
    await expect(start()).rejects.toThrow('wait three minutes')
  })

  it('take another folder as long as there is no file and no other node', async () => {
    await start()
    await letPlaceGo(given.database)
    await start()
  })

  it('take another folder with --claim-files; a node that still runs on the old one then refuses uploads', async () => {
    const one = await start()
    expect((await upload(one, 'lost')).status).toBe(200)
    const two = await start({ config: { claimsFiles: true } })
    expect(await upload(one, 'nowhere')).toMatchObject({
      status: 503,
      body: { statusCode: '503', error: 'ServiceUnavailable' },
    })
    const { key } = await upload(two, 'here')
    expect(await textAt(two, key)).toBe('here')
  })
})
