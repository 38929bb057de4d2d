import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RequestOf } from '#contract/routes/index.ts'
import { MailboxError, type MailboxServer, type OpenMailbox } from '#server/ports/mail.ts'
import type { OutboundPost } from '#server/ports/outbound.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

type Body = RequestOf<'addMailbox'>['body']

const WITH_PASSWORD: Body = {
  ...{ address: 'support@acme.example', login: 'password', username: 'support', password: 'first' },
  ...{ host: 'imap.acme.example', port: 993, security: 'tls' },
}
const AT_GOOGLE: Body = {
  ...{ address: 'support@acme.example', login: 'google', username: 'support@acme.example' },
  ...{ client_id: 'the app', client_secret: 'the secret of the app' },
}

describeEachDemoDatabase('the mailboxes of a company', given => {
  let server: TestServer
  let admin: Caller
  /** What opened a mailbox, the newest last. */
  const opened: MailboxServer[] = []
  /** What the provider was asked, the newest last, and what it answers. */
  const asked: { readonly url: string; readonly fields: Record<string, string> }[] = []
  let answer = (): Response => new Response()

  const openMailbox: OpenMailbox = async mailbox => {
    opened.push(mailbox)
    throw new MailboxError('unreachable')
  }
  const post: OutboundPost = async (url, { body }) => {
    asked.push({ url, fields: Object.fromEntries(new URLSearchParams(body)) })
    return answer()
  }

  beforeAll(async () => {
    server = await openTestServer(given.database, { openMailbox, post })
    admin = await server.asMember('admin@acme.test')
  })
  afterEach(async () => {
    await given.database.asOwner(query => query('delete from public.mailboxes'))
    opened.length = 0
    asked.length = 0
  })
  afterAll(() => server.close())

  const add = async (body: Body) => (await admin('addMailbox', { body })).body
  const whenOpened = (count: number) => waitFor(() => expect(opened).toHaveLength(count))

  it('never show a secret, and keep none of it readable', async () => {
    const { id } = await add(WITH_PASSWORD)
    const { text } = await admin('listMailboxes')
    expect(text).not.toContain('first')
    const [row] = await given.database.asOwner(query =>
      query<{ secret: string }>('select secret from public.mailboxes where id = $1', [id]),
    )
    expect(row!.secret).not.toContain('first')
    await whenOpened(1)
    expect(opened[0]).toMatchObject({ host: 'imap.acme.example', login: { password: 'first' } })
  })

  it('are connected once for each folder', async () => {
    await add(WITH_PASSWORD)
    expect((await admin('addMailbox', { body: WITH_PASSWORD })).code).toBe('mailbox_exists')
    expect((await admin('addMailbox', { body: { ...WITH_PASSWORD, folder: 'Other' } })).status).toBe(200)
  })

  it.each([
    ['a port that is none of mail', { port: 8080 }],
    ['no encryption', { security: 'none' }],
    ['no password', { password: undefined }],
    ['no place to move mails to', { after_taking: 'move' }],
    ['the folder itself to move mails to', { after_taking: 'move', move_to: 'INBOX' }],
    ['a consent without an app', { login: 'google' }],
  ] as const)('are refused with %s', async (_, changes) => {
    const { status } = await admin('addMailbox', { body: { ...WITH_PASSWORD, ...changes } as Body })
    expect(status).toBe(400)
  })

  it('keep the password at the same server only', async () => {
    const { id } = await add(WITH_PASSWORD)
    await whenOpened(1)
    const { password: _, ...without } = WITH_PASSWORD
    const change = (body: Body) => admin('changeMailbox', { params: { id }, body })
    expect((await change({ ...without, host: 'elsewhere.example' })).text).toContain('body.password')
    expect((await change({ ...without, username: 'other' })).status).toBe(200)
    await waitFor(() =>
      expect(opened.at(-1)).toMatchObject({ username: 'other', login: { password: 'first' } }),
    )
  })

  describe('with the consent of their owner', () => {
    const granted = (tokens: object) => () => Response.json({ token_type: 'Bearer', ...tokens })

    async function consent(): Promise<{ id: string; state: string }> {
      const { id } = await add(AT_GOOGLE)
      const { body } = await admin('askMailboxConsent', { params: { id } })
      const url = new URL(body.url)
      expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        client_id: 'the app',
        redirect_uri: (await admin('listMailboxes')).body.consent_url,
        scope: 'https://mail.google.com/',
        access_type: 'offline',
      })
      return { id, state: url.searchParams.get('state')! }
    }

    it('are opened with a token that is renewed each time', async () => {
      const { state } = await consent()
      answer = granted({ access_token: 'access 1', refresh_token: 'renewal 1' })
      expect((await admin('keepMailboxConsent', { body: { state, code: 'the code' } })).status).toBe(200)
      expect(asked[0]).toMatchObject({
        url: 'https://oauth2.googleapis.com/token',
        fields: {
          ...{ grant_type: 'authorization_code', code: 'the code' },
          ...{ client_id: 'the app', client_secret: 'the secret of the app' },
        },
      })
      answer = granted({ access_token: 'access 2', refresh_token: 'renewal 2' })
      await waitFor(() =>
        expect(opened.at(-1)).toMatchObject({ host: 'imap.gmail.com', port: 993, security: 'tls' }),
      )
      server.clock.advance(6 * 60_000)
      await waitFor(() => expect(asked.at(-1)!.fields).toMatchObject({ refresh_token: 'renewal 2' }))
      expect(opened.at(-1)!.login).toEqual({ accessToken: 'access 2' })
    })

    it('are not opened before it, and say so once it has ended', async () => {
      const { state } = await consent()
      await server.jobsSettled()
      expect(opened).toEqual([])
      answer = granted({ access_token: 'access 1', refresh_token: 'renewal 1' })
      await admin('keepMailboxConsent', { body: { state, code: 'the code' } })
      answer = () => Response.json({ error: 'invalid_grant' }, { status: 400 })
      await waitFor(async () => {
        server.clock.advance(60_000)
        const { body } = await admin('listMailboxes')
        expect(body.mailboxes[0]).toMatchObject({ problem: 'consent_ended', problem_reply: 'invalid_grant' })
      })
    })

    it('take no code without the state of this request, and none twice', async () => {
      const { id, state } = await consent()
      answer = granted({ access_token: 'access 1', refresh_token: 'renewal 1' })
      const keep = (given: string) =>
        admin('keepMailboxConsent', { body: { state: given, code: 'the code' } })
      expect((await keep(`${id}.made-up`)).code).toBe('mailbox_consent_failed')
      const stranger = await server.asMember('admin@noor.test')
      const theirs = await stranger('keepMailboxConsent', { body: { state, code: 'the code' } })
      expect(theirs.code).toBe('mailbox_consent_failed')
      expect((await keep(state)).status).toBe(200)
      expect((await keep(state)).code).toBe('mailbox_consent_failed')
    })
  })
})
