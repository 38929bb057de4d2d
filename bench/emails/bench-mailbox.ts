/**
 * `npm run bench:mailbox -- [--count N] [--database pglite|postgres]`: fetches a mailbox's history of N mails (10,000) from
 * Dovecot, and reads them all. It prints how many a second, and how much memory the process has meanwhile.
 */
import { parseArgs } from 'node:util'
import { type Dovecot, MAILBOX_PASSWORD, startDovecot } from '#tests/support/dovecot.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const MIB = 1_024 * 1_024
/** Mails whose reading makes a line. */
const LINE_EVERY = 1_000

const { count, database: kind } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, database: { type: 'string', default: 'pglite' } },
}).values
const wanted = Number(count)
const dovecot = await startDovecot()
const database = await openTestDatabase(kind === 'postgres' ? 'postgres' : 'pglite', { content: 'demo' })
const server = await openTestServer(database)
try {
  await fill(dovecot)
  const admin = await server.asMember('admin@acme.test')
  const { body: mailbox } = await admin('addMailbox', {
    body: {
      ...{ address: 'bench@acme.example', login: 'password', host: '127.0.0.1', port: dovecot.port },
      ...{ security: 'none', username: 'bench', password: MAILBOX_PASSWORD },
    },
  })
  await until(async () => (await admin('listMailboxes')).body.mailboxes[0]?.checked_at !== null)
  await admin('takeMailboxHistory', { params: { id: mailbox.id }, body: { since: '2020-01-01' } })
  const began = performance.now()
  let printed = 0
  await until(async () => {
    const read = await countRead()
    if (read >= printed + LINE_EVERY || read === wanted) {
      printed = read
      const seconds = (performance.now() - began) / 1_000
      const memory = Math.round(process.memoryUsage().rss / MIB)
      console.log(
        `${read} mails in ${seconds.toFixed(1)} s, ${(read / seconds).toFixed(1)} a second, ${memory} MiB`,
      )
    }
    return read === wanted
  })
} finally {
  await server.close()
  await dovecot.close()
  await database.close()
}

/** Puts mails of different people into the mailbox; every third answers one. */
async function fill({ add }: Dovecot): Promise<void> {
  const mails = Array.from({ length: wanted }, (_, n) =>
    [
      `From: Person ${n % 500} <person${n % 500}@example.com>`,
      'To: bench@acme.example',
      `Subject: Order ${n}`,
      `Message-ID: <${n}@example.com>`,
      ...(n % 3 === 2 ? [`In-Reply-To: <${n - 2}@example.com>`] : []),
      '',
      `My order ${n} did not arrive.\r\n${'Please look after it, as I wait for it. '.repeat(20)}`,
      '',
    ].join('\r\n'),
  )
  await add('bench', mails)
}

async function countRead(): Promise<number> {
  const [row] = await database.asOwner(query =>
    query<{ count: number }>(
      "select count(*)::integer as count from public.incoming_emails where state <> 'waiting'",
    ),
  )
  return row!.count
}

/** Lets the server work until something holds. Its clock runs as fast as time does. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    const began = performance.now()
    await new Promise(resolve => setTimeout(resolve, 200))
    server.clock.advance(Math.round(performance.now() - began))
  }
}
