/** A node that dies while it reads a mail: another reads it again, and the conversation has everything once. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readIncoming } from '#server/domain/emails/incoming/read-incoming.ts'
import { createMailIntake } from '#server/domain/emails/incoming/take-mail.ts'
import type { Database } from '#server/ports/database.ts'
import { createMailTokens } from '#server/tokens/mail-token.ts'
import { deriveMailTokenKey } from '#server/tokens/seal-secret.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { dyingAt } from './dying-node.ts'
import { MAIL_DOMAIN, readTaken, sourceOf } from './incoming-mail-kit.ts'

/** Longer than any lease and any delay of a retry. */
const LATER_MS = 60 * 60_000
const BOUNDARY = 'b1'
const FILE = `--${BOUNDARY}\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="x.pdf"\r\n\r\n%PDF\r\n`

describeEachDemoDatabase('a node that dies while it reads a mail', given => {
  let server: TestServer
  /** Keys of stored files. */
  const files: string[] = []

  // Its clock stands still, so that it reads no mail itself.
  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())

  /** Keeps a mail, as the door does. */
  async function take(source: string): Promise<void> {
    const intake = createMailIntake({
      ...{ database: given.database, clock: server.clock, mailDomain: MAIL_DOMAIN, mailsSoon: () => {} },
      judgeSender: async () => ({ dmarc: 'none', arc: null }),
    })
    const address = `acme@${MAIL_DOMAIN}`
    const companyId = (await intake.companyAt(address))!
    const envelope = { ip: '127.0.0.1', helo: 'mx.example.com', sender: 'dana@example.com' }
    await intake.take(Buffer.from(source), envelope, [{ companyId, address }])
  }

  const depsOn = (database: Database, now: number) => ({
    database,
    clock: { now: () => now },
    log: { error: () => {} },
    metrics: { count: () => {} },
    mailTokens: createMailTokens(deriveMailTokenKey(server.secret)),
    mailDomain: MAIL_DOMAIN,
    platformAddress: null,
    filesOrigin: () => 'http://localhost:3000',
    keepFile: async (_: object, key: string) => {
      if (files.includes(key)) throw new Error('the key is in use')
      files.push(key)
      await given.database.asOwner(query =>
        query(
          `insert into storage.objects (bucket_id, name, metadata) values ('conversation-uploads', $1, '{"size": 4}')`,
          [key],
        ),
      )
      return 'kept' as const
    },
  })

  it.each(['before', 'after'] as const)('%s any of its transactions', async when => {
    for (let step = 1; ; step += 1) {
      const text = `--${BOUNDARY}\r\nContent-Type: text/plain\r\n\r\nSee ${when} ${step}.\r\n${FILE}--${BOUNDARY}--`
      const heads = { 'MIME-Version': '1.0', 'Content-Type': `multipart/mixed; boundary=${BOUNDARY}` }
      await take(sourceOf({ text, heads }))
      const start = server.clock.now()
      const dying = dyingAt(given.database, step, when)
      await readIncoming(depsOn(dying.database, start)).catch(() => {})
      await readIncoming(depsOn(given.database, start + LATER_MS))
      const [taken] = await readTaken(given.database)
      expect(taken).toMatchObject({ state: 'done', files: [{ name: 'x.pdf', state: 'kept' }] })
      expect(taken!.messages).toEqual([`See ${when} ${step}.`, expect.stringContaining('x.pdf')])
      await given.database.asOwner(query => query('delete from public.incoming_emails'))
      if (!dying.hasDied()) {
        expect(step).toBeGreaterThan(5)
        return
      }
    }
  })
})
