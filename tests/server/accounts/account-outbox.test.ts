/** Emails about accounts while the mail server is down, silent, and back. */
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type SmtpSink, startSmtpSink } from '#tests/support/smtp-sink.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const ROUND_MS = 5_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ADA = 'agent@acme.test'

type Waiting = { readonly kind: string; readonly attempts: number }

describeEachDemoDatabase('emails about accounts', given => {
  let server: TestServer
  let sink: SmtpSink
  let port: number
  const sql = (statement: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query<Waiting>(statement, params))
  const waiting = () => sql('select kind, attempts from app.account_emails order by kind, attempts')

  beforeEach(async () => {
    sink = await startSmtpSink()
    port = Number(sink.host.split(':')[1])
    // Whoever connects now is refused.
    await sink.close()
    await sql('delete from app.account_emails')
    server = await openTestServer(given.database, {
      config: { smtp: { url: `smtp://127.0.0.1:${port}`, from: 'help@lapwing.test' } },
    })
  })
  afterEach(async () => {
    await server.close()
    await sink.close()
  })

  const comesBack = async (options = {}) => {
    sink = await startSmtpSink(options, port)
  }
  /** Lets time pass, and the jobs do what is due. */
  const pass = async (ms: number) => {
    // The last round begins after all the time has passed.
    for (const step of [ms, ROUND_MS]) {
      server.clock.advance(step)
      await server.jobsSettled()
    }
  }
  /** The emails about accounts; agents also hear of waiting customers. */
  const received = () =>
    sink.received.flatMap(({ email: { text = '' }, recipients: [to = ''] }) =>
      text.includes('notification settings') ? [] : [{ to, text }],
    )
  const post = (path: string, body: object) =>
    server.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const recover = () => post('/auth/v1/recover', { email: ADA })
  const anyone = () => server.caller(null)
  const invite = async (email: string) =>
    (await server.asMember('admin@acme.test'))('createInvitation', { body: { email, role: 'agent' } })

  const problemOf = async (email: string) => {
    const { body } = await (await server.asMember('admin@acme.test'))('listPeople')
    return body.invitations.find(each => each.email === email)?.mail_problem
  }

  it('[AUTH-04] let every request succeed while the mail server refuses connections, and go out once it is back', async () => {
    const body = { email: 'new@cedar.test', password: 'a long password', fullName: 'New Person' }
    const staff = await server.asMember('staff@lapwing.test')
    const tenant = {
      name: 'Elm',
      subdomain: 'elm',
      owner_email: 'owner@elm.test',
      with_samples: false,
    }
    const lead = { email: 'lead@fir.test', pagePath: '/', referrer: 'https://x.test' }
    expect((await anyone()('signup', { body })).status).toBe(201)
    expect((await recover()).status).toBe(200)
    expect((await post('/auth/v1/resend', { type: 'signup', email: 'admin@acme.test' })).status).toBe(200)
    expect((await invite('guest@birch.test')).status).toBe(201)
    expect((await staff('createTenant', { body: tenant })).status).toBe(201)
    expect((await anyone()('createExitIntentLead', { body: lead })).status).toBe(201)
    const kinds = ['confirmation', 'invitation', 'invitation', 'known-address', 'password-reset', 'video']
    await waitFor(async () => {
      await server.jobsSettled()
      expect(await waiting()).toEqual(kinds.map(kind => ({ kind, attempts: 1 })))
    })
    const [{ stored } = { stored: '' }] = (await sql(
      "select string_agg(t::text, ' ') as stored from app.account_emails t",
    )) as unknown as { stored: string }[]
    expect(stored).not.toMatch(/cedar|token|http|@/)

    await comesBack()
    await pass(ROUND_MS)
    expect(received()).toEqual([])
    await pass(MINUTE_MS)
    expect(
      received()
        .map(({ to }) => to)
        .sort(),
    ).toEqual([
      'admin@acme.test',
      ADA,
      'guest@birch.test',
      'lead@fir.test',
      'new@cedar.test',
      'owner@elm.test',
    ])
    expect(await waiting()).toEqual([])
    const link = /token_hash=([\w-]+)/.exec(received().find(({ to }) => to === 'new@cedar.test')!.text)![1]
    expect((await post('/auth/v1/verify', { type: 'signup', token_hash: link })).status).toBe(200)
  })

  it('do not hold up a request while the mail server accepts the connection and says nothing', async () => {
    const sockets: Socket[] = []
    const silent: Server = createServer(socket => void sockets.push(socket.on('error', () => {})))
    await new Promise<void>(listening => silent.listen(port, '127.0.0.1', listening))
    expect((await invite('slow@birch.test')).status).toBe(201)
    await waitFor(() => expect(sockets).toHaveLength(1))
    expect(await waiting()).toEqual([{ kind: 'invitation', attempts: 1 }])
    sockets[0]!.destroy()
    await new Promise(closed => silent.close(closed))
    await server.jobsSettled()
    await comesBack()
    await pass(MINUTE_MS)
    expect(received()).toMatchObject([{ to: 'slow@birch.test' }])
  })

  it('say how long their link still works when they are late, and are tried in time before it expires', async () => {
    await recover()
    await invite('late@birch.test')
    await waitFor(async () => expect(await waiting()).toHaveLength(2))
    await server.jobsSettled()
    for (let minute = 0; minute < 40; minute++) await pass(MINUTE_MS)
    await comesBack()
    for (let minute = 0; minute < 12; minute++) await pass(MINUTE_MS)
    const reset = received().find(({ to }) => to === ADA)!
    const [, minutes] = /within (\d+) minutes\./.exec(reset.text)!
    expect(Number(minutes)).toBeGreaterThanOrEqual(8)
    expect(Number(minutes)).toBeLessThanOrEqual(20)
    for (let hour = 0; hour < 2; hour++) await pass(HOUR_MS)
    expect(received().find(({ to }) => to === 'late@birch.test')!.text).toContain('valid for 6 days')
  })

  it('are not sent after their link has expired', async () => {
    await recover()
    await waitFor(async () => expect(await waiting()).toHaveLength(1))
    await server.jobsSettled()
    await pass(HOUR_MS)
    await comesBack()
    await pass(HOUR_MS)
    expect(received()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('are not sent when a newer link has replaced theirs, or when it was revoked', async () => {
    await recover()
    await waitFor(async () => expect(await waiting()).toHaveLength(1))
    await server.jobsSettled()
    const [first] = await sql('select id from app.account_emails')
    await recover()
    await waitFor(async () => expect(await sql('select id from app.account_emails')).not.toEqual([first]))
    const kept = await invite('kept@birch.test')
    const gone = await invite('gone@birch.test')
    const admin = await server.asMember('admin@acme.test')
    await admin('resendInvitation', { params: { id: kept.body.id } })
    await admin('revokeInvitation', { params: { id: gone.body.id } })
    await server.jobsSettled()
    await comesBack()
    await pass(5 * MINUTE_MS)
    expect(
      received()
        .map(({ to }) => to)
        .sort(),
    ).toEqual([ADA, 'kept@birch.test'])
    const token = /token_hash=([\w-]+)/.exec(received().find(({ to }) => to === ADA)!.text)![1]
    expect((await post('/auth/v1/verify', { type: 'recovery', token_hash: token })).status).toBe(200)
  })

  it('are not tried again when the server refuses the recipient, and the list of people says so', async () => {
    await comesBack({
      onRcptTo: (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
        callback(Object.assign(new Error('No such person'), { responseCode: 550 })),
    })
    const { body } = await invite('nobody@birch.test')
    await server.jobsSettled()
    expect(await waiting()).toEqual([])
    expect(await problemOf('nobody@birch.test')).toBe('refused')
    const admin = await server.asMember('admin@acme.test')
    const again = await admin('resendInvitation', { params: { id: body.id } })
    expect(again.body.mail_problem).toBeNull()
  })

  it('that invite people are listed as late until they are sent', async () => {
    await invite('awaited@birch.test')
    await waitFor(async () => expect(await problemOf('awaited@birch.test')).toBe('delayed'))
    await server.jobsSettled()
    await comesBack()
    await pass(MINUTE_MS)
    expect(received()).toHaveLength(1)
    expect(await problemOf('awaited@birch.test')).toBeNull()
  })
})
