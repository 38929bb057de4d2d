/** Sends mails to a test server's door, and reads what became of them. */
import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Database } from '#server/ports/database.ts'
import type { ResolveDns } from '#server/ports/mail.ts'
import { createMailTokens } from '#server/tokens/mail-token.ts'
import { deriveMailTokenKey } from '#server/tokens/seal-secret.ts'
import type { DatabaseSuite } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

/** The domain of the companies' addresses. */
export const MAIL_DOMAIN = 'in.lapwing.example'
/** The configuration of a server with a door at any free port. */
const MAIL_IN = { host: '127.0.0.1', port: 0, domain: MAIL_DOMAIN, certificate: null }

/** A mail to write. Heads are added as they are, and replace those of the same name. */
export type Draft = {
  readonly from?: string
  readonly to?: string
  readonly subject?: string
  readonly text?: string
  readonly heads?: Readonly<Record<string, string>>
}

/** Returns the source of a mail. */
export function sourceOf({ from = 'Dana <dana@example.com>', to, subject, text, heads }: Draft): string {
  const all = {
    From: from,
    To: to ?? `acme@${MAIL_DOMAIN}`,
    Subject: subject ?? 'A broken lamp',
    'Content-Type': 'text/plain; charset=utf-8',
    ...heads,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${lines.join('\r\n')}\r\n\r\n${text ?? 'My lamp is broken.'}\r\n`
}

/** Delivers a source by SMTP. @throws an error with the server's `responseCode` if it refuses the mail. */
export async function deliver(
  { mailInPort }: Pick<TestServer, 'mailInPort'>,
  source: string | Buffer,
  {
    from = 'bounces@example.com',
    to = `acme@${MAIL_DOMAIN}`,
  }: { from?: string; to?: string | string[] } = {},
): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: mailInPort ?? 0, ignoreTLS: true })
  try {
    await transport.sendMail({ envelope: { from, to }, raw: source })
  } finally {
    transport.close()
  }
}

/** A row of the log with the mail and the messages that it became. */
export type Taken = {
  readonly state: string
  readonly cause: string | null
  readonly kind: string | null
  readonly authentication: string | null
  readonly conversation_id: string | null
  readonly attempts: number
  readonly threaded_by: string | null
  readonly files: readonly { readonly name: string; readonly state: string }[] | null
  readonly quoted: string | null
  readonly messages: readonly string[]
}

/** Returns the log of a company, the newest first. */
export function readTaken(database: Database, subdomain = 'acme'): Promise<Taken[]> {
  return database.asOwner(query =>
    query<Taken>(
      `select i.state, i.cause, i.kind, i.authentication, i.conversation_id, i.attempts, i.threaded_by, m.files, m.quoted,
              array(select content from public.messages s
                     where s.conversation_id = m.conversation_id and s.meta ->> 'email_id' = m.id::text
                     order by s.sequence) as messages
         from public.incoming_emails i
         join public.companies c on c.id = i.company_id
         left join public.conversation_emails m on m.id = i.id
        where c.subdomain = $1 order by i.received_at desc, i.handled_at desc nulls last`,
      [subdomain],
    ),
  )
}

/** Returns a DNS that knows these records: `TXT name` to the text. */
function dnsOf(records: Readonly<Record<string, string>>): ResolveDns {
  return async (name, type) => {
    const found = records[`${type} ${name}`]
    if (found === undefined) throw Object.assign(new Error(`no ${type} of ${name}`), { code: 'ENOTFOUND' })
    return type === 'TXT' ? [[found]] : [found]
  }
}

const DNS = dnsOf({
  // Whoever sends from 127.0.0.1 is proven for the first, and forged for the second.
  'TXT proven.example': 'v=spf1 ip4:127.0.0.1 -all',
  'TXT _dmarc.proven.example': 'v=DMARC1; p=reject',
  'TXT forged.example': 'v=spf1 -all',
  'TXT _dmarc.forged.example': 'v=DMARC1; p=none',
})

/** Gives a suite a server with a door, and its helpers. What came in is deleted after each test. */
export function useMailServer(given: DatabaseSuite) {
  let server: TestServer
  // A new token each time, because the clock leaves the old ones behind.
  const admin: Caller = async (...call) => (await server.asMember('admin@acme.test'))(...call)

  beforeAll(async () => {
    server = await openTestServer(given.database, { config: { mailIn: MAIL_IN }, resolveDns: DNS })
  })
  beforeEach(() =>
    changeSettings(admin, 'incoming-email', { addresses: [], forwarders: [], authserv_ids: [] }),
  )
  afterEach(() =>
    given.database.asOwner(async query => {
      await query("delete from public.conversations where source = 'email'")
      await query('delete from public.incoming_emails')
    }),
  )
  afterAll(() => server.close())

  return {
    server: () => server,
    admin,
    /** Delivers a mail, and returns what became of it. */
    async receive(draft: Draft, envelope?: Parameters<typeof deliver>[2]): Promise<Taken> {
      server.clock.advance(1_000)
      await deliver(server, sourceOf(draft), envelope)
      await server.jobsSettled()
      const [taken] = await readTaken(given.database)
      return taken!
    },
    async conversationOf({ conversation_id }: Taken): Promise<StaffConversation> {
      const { body } = await admin('getConversation', { params: { id: conversation_id! } })
      return body as StaffConversation
    },
    tokens: () => createMailTokens(deriveMailTokenKey(server.secret)),
  }
}
