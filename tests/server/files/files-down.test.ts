/** Uploads and downloads while the store of files fails: a clear 503 in time, and nothing half done. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createS3Files } from '#server/adapters/files/s3-files.ts'
import { FileStoreError } from '#server/ports/files.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { CONVERSATION, type GatewayHarness, startGateway } from '#tests/support/gateway-harness.ts'
import { type Fault, type ScriptedS3, startScriptedS3 } from '#tests/support/s3/scripted-s3.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'

/** A time that a silent store takes, and in which a store that works has answered, in ms. */
const SOON_MS = scaleTimeout(2_000)
const FAULTS = ['silent', 'cut', 500, 503, 403] as const satisfies Fault[]

describeEachDatabase('a store of files that fails', given => {
  let s3: ScriptedS3
  let gateway: GatewayHarness
  let number = 0

  beforeAll(async () => {
    s3 = await startScriptedS3()
    gateway = await startGateway(given.database, {
      store: createS3Files({ ...s3.options, timeoutMs: SOON_MS }),
    })
  })
  afterAll(async () => {
    await gateway.close()
    await s3.close()
  })
  afterEach(() => s3.breakWith(null))

  const newKey = () => `${CONVERSATION.acme}/${1_700_000_000_000 + ++number}-k3j2h1g0-a.txt`
  const urlOf = (kind: string, key: string) =>
    `${gateway.url}/storage/v1/object/${kind}conversation-uploads/${key}`
  const upload = async (key: string) =>
    fetch(urlOf('', key), {
      method: 'POST',
      body: 'seven b',
      headers: { authorization: `Bearer ${await gateway.visitorToken(CONVERSATION.acme)}` },
    })

  it.each(FAULTS)('%s answers 503, and when it works again, all is as before', async fault => {
    const key = newKey()
    expect((await upload(key)).status).toBe(200)
    s3.breakWith(fault)
    const answers = await Promise.all([
      upload(newKey()),
      fetch(urlOf('public/', key)),
      fetch(urlOf('public/', key), { method: 'HEAD' }),
    ])
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      const text = await answer.text()
      if (text !== '')
        expect(JSON.parse(text)).toMatchObject({ statusCode: '503', error: 'ServiceUnavailable' })
      expect(text).not.toMatch(/S3|http/)
    }
    s3.breakWith(null)
    expect(await (await fetch(urlOf('public/', key))).text()).toBe('seven b')
    expect((await upload(newKey())).status).toBe(200)
    const rows = await given.database.asOwner(query => query('select from storage.objects'))
    expect(s3.objects.size).toBe(rows.length)
  })

  it('in the middle of a download cuts the connection, so that nobody takes half for the whole', async () => {
    const key = newKey()
    await upload(key)
    s3.faults.push('cut-body')
    const received = await receive(urlOf('public/', key))
    expect(received).toMatch(/\r\ncontent-length: 7\r\n/i)
    // Not even the text of an error follows.
    expect(received).toMatch(/\r\n\r\nsev$/)
    expect(gateway.logged).toContainEqual({ err: expect.any(FileStoreError) })
  })
})

/** Returns everything that a server sends before it closes the connection. */
function receive(url: string): Promise<string> {
  const { hostname, port, pathname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}
