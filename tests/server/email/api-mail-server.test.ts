/** A company's own mail server: who may set it, what is kept of it, and the test email. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '#contract/constants/limits.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { companyId, type ImpersonationKit, openImpersonationKit } from '../platform/impersonation-kit.ts'
import { startOwnServer } from './mail-server-kit.ts'

const PASSWORD = 'correct-horse-battery'
const PUBLIC = {
  host: 'smtp.acme.example',
  port: 587,
  security: 'starttls' as const,
  username: 'help',
  from_address: 'help@acme.example',
}

describeEachDemoDatabase('a mail server of one’s own', given => {
  let server: TestServer
  let kit: ImpersonationKit
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    kit = await openImpersonationKit(server, given.database)
    admin = await server.asMember('admin@acme.test')
  })
  afterEach(() => admin('removeMailServer'))
  afterAll(() => server.close())

  const set = (body: object = { ...PUBLIC, password: PASSWORD }, call = admin) =>
    call('setMailServer', { body: body as typeof PUBLIC })
  const stored = () => kit.sql<{ secret: string | null }>('select * from public.mail_servers')
  const audited = async () =>
    (await admin('listAudit')).body.entries.filter(({ action }) => action.startsWith('mail-server.'))

  it('[ADMIN-04] is kept with its password sealed, and nobody reads the password again', async () => {
    expect((await admin('getMailServer')).body).toEqual({
      server: null,
      platform_address: null,
      allows_loopback: true,
    })
    const saved = await set()
    expect(saved.body.server).toEqual({
      ...PUBLIC,
      has_password: true,
      password_saved_at: new Date(server.clock.now()).toISOString(),
      password_saved_by_name: 'Daniel Okafor',
    })
    const [row] = await stored()
    expect(row!.secret).toMatch(/^[\w-]{40,}$/)
    const answers = [saved.text, (await admin('getMailServer')).text, (await admin('listAudit')).text]
    for (const text of [...answers, JSON.stringify(row)]) expect(text).not.toContain(PASSWORD)
    expect(answers.join('')).not.toContain(row!.secret)
    expect((await audited())[0]).toMatchObject({
      action: 'mail-server.set',
      detail: { host: PUBLIC.host, is_password_changed: true },
    })
  })

  it('[ADMIN-04] keeps its password while the password goes to the same place, and only then', async () => {
    await set()
    const [{ secret }] = (await stored()) as [{ secret: string }]
    const renamed = await set({ ...PUBLIC, username: 'other', from_address: 'a@acme.example' })
    expect(renamed.body.server).toMatchObject({ username: 'other', has_password: true })
    expect((await stored())[0]!.secret).toBe(secret)
    expect((await audited())[0]!.detail['is_password_changed']).toBe(false)
    for (const change of [{ host: 'evil.example' }, { port: 25 }, { security: 'tls' }, { password: null }]) {
      await set()
      const changed = await set({ ...PUBLIC, ...change })
      expect(changed.body.server).toMatchObject({
        has_password: false,
        password_saved_at: null,
        password_saved_by_name: null,
      })
      expect((await stored())[0]!.secret).toBeNull()
    }
  })

  it.each([
    ['a port that is not for mail', { port: 6_379 }, 'body.port'],
    ['no encryption on the internet', { security: 'none' }, 'body.security'],
    ['an address with a path', { host: 'smtp.acme.example/x' }, 'body.host'],
    ['a line break in the user name', { username: 'a\r\nRCPT TO' }, 'body.username'],
    ['two sender addresses', { from_address: 'a@acme.example, b@acme.example' }, 'body.from_address'],
  ])('[ADMIN-04] is not set with %s', async (_, change, path) => {
    const refused = await set({ ...PUBLIC, ...change })
    expect([refused.status, refused.code]).toEqual([400, 'invalid_request'])
    expect(refused.body).toMatchObject({ issues: [{ path }] })
    expect(await stored()).toEqual([])
  })

  it('[ADMIN-04] is not this machine where others can reach the server', async () => {
    const open = await openTestServer(given.database, { config: { publicUrl: 'https://help.example' } })
    const call = await open.asMember('admin@acme.test')
    const refused = await set({ ...PUBLIC, host: 'localhost' }, call)
    expect(refused.body).toMatchObject({ code: 'invalid_request', issues: [{ path: 'body.host' }] })
    expect((await call('getMailServer')).body.allows_loopback).toBe(false)
    await open.close()
  })

  it.each([
    ['an agent', 'agent@acme.test'],
    ['a viewer', 'elena@acme.test'],
  ])('[GUARD-07] is not for %s', async (_, email) => {
    const call = await server.asMember(email)
    const answers = [
      await call('getMailServer'),
      await set(undefined, call),
      await call('removeMailServer'),
      await call('sendTestEmail'),
      await call('listEmails', { query: {} }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('forbidden'))
  })

  it('[IMP-05] is shown to staff who act for the company, and changed by its own people alone', async () => {
    await set()
    const { call } = await kit.acting(true)
    expect((await call('getMailServer')).body.server).toMatchObject(PUBLIC)
    const refused = [await set(undefined, call), await call('removeMailServer'), await call('sendTestEmail')]
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('forbidden_while_impersonating'))
  })

  it('[IMP-05] shows the log, and retries, under a writing impersonation alone', async () => {
    const [row] = await kit.sql<{ id: string }>(
      `insert into public.emails (company_id, kind, recipient, subject, page, state, created_at)
       values ($1, 'reply', 'vi@visitor.test', 'Hi', $2, 'failed', $3) returning id`,
      [
        companyId('acme'),
        { subject: 'Hi', locale: 'en', sender: 'Acme', parts: [], reason: '' },
        new Date(server.clock.now()),
      ],
    )
    const params = { id: row!.id }
    const agent = await server.asMember('agent@acme.test')
    expect((await agent('retryEmail', { params })).code).toBe('forbidden')
    const reading = await kit.acting(false)
    expect((await reading.call('listEmails', { query: {} })).code).toBe('forbidden')
    expect((await reading.call('retryEmail', { params })).code).toBe('impersonation_read_only')
    const writing = await kit.acting(true)
    const { emails } = (await writing.call('listEmails', { query: {} })).body
    expect(emails.map(({ id }) => id)).toContain(row!.id)
    expect((await writing.call('retryEmail', { params })).body).toMatchObject({
      state: 'queued',
      attempts: 0,
    })
  })

  it('[TENANT-01] is one company’s own', async () => {
    await set()
    const noor = await server.asMember('admin@noor.test')
    expect((await noor('getMailServer')).body.server).toBeNull()
    expect((await noor('removeMailServer')).body.server).toBeNull()
    expect((await admin('getMailServer')).body.server).toMatchObject(PUBLIC)
    expect((await admin('removeMailServer')).body.server).toBeNull()
    expect((await audited())[0]!.action).toBe('mail-server.removed')
  })

  it('[ADMIN-04] gets a test email to the member’s own address, with the company’s sender', async () => {
    await changeSettings(admin, 'email', { sender_name: 'Acme Help', signature: { de: 'Ihr Team' } })
    const viaPlatform = await admin('sendTestEmail')
    expect(viaPlatform.body).toMatchObject({ to: 'admin@acme.test', problem: null, reply: null })
    const mail = (await readMails(server.dataFolder)).at(-1)!
    expect(mail).toMatchObject({ to: 'admin@acme.test', from_name: 'Acme Help' })
    expect(mail.text).toContain('\n\nIhr Team\n\n')

    const passwords: unknown[] = []
    const own = await startOwnServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth({ password }, _session, callback) {
        passwords.push(password)
        if (password === PASSWORD) callback(null, { user: 'help' })
        else callback(Object.assign(new Error('Wrong password'), { responseCode: 535 }))
      },
    })
    await set({ ...own.server, username: 'help', password: PASSWORD })
    expect((await admin('sendTestEmail')).body.problem).toBeNull()
    expect(own.received[0]).toMatchObject({ sender: 'help@acme.example', recipients: ['admin@acme.test'] })
    await set({ ...own.server, username: 'help', password: 'wrong' })
    const failed = await admin('sendTestEmail')
    expect(failed.body).toMatchObject({ problem: 'login', reply: '535 Wrong password' })
    expect(failed.text).not.toMatch(/Error|at \w+ \(|wrong"/)
    expect(passwords).toEqual([PASSWORD, 'wrong'])
    const { emails } = (await admin('listEmails', { query: {} })).body
    expect(
      emails.map(({ kind, state, problem, used_own_server }) => [kind, state, problem, used_own_server]),
    ).toEqual(
      expect.arrayContaining([
        ['test', 'failed', 'login', true],
        ['test', 'sent', null, true],
        ['test', 'sent', null, false],
      ]),
    )
    await own.close()
  })

  it('[ADMIN-04] gets only so many test emails an hour', async () => {
    const limited = await openTestServer(given.database, { isLimited: true })
    const call = await limited.asMember('maeve@acme.test')
    const [{ max }] = LIMITS.testEmail
    const statuses = []
    for (let i = 0; i <= max; i++) statuses.push((await call('sendTestEmail')).status)
    expect(statuses).toEqual([...Array(max).fill(200), 429])
    await limited.close()
  })
})
