/** Sign-up: the account, its company, and what the answer doesn't reveal. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERSONAL_EMAIL_DOMAINS } from '#contract/constants/identity.ts'
import { ERRORS } from '#contract/errors.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { isFullTier } from '#tests/support/tier.ts'

/** How often a race is run. */
const RUNS = isFullTier ? 20 : 5

type Wish = Partial<RequestOf<'signup'>['body']> & { readonly email: string }

describeEachDemoDatabase('signing up', given => {
  let server: TestServer

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())

  const signUp = (wish: Wish) =>
    server.caller(null)('signup', { body: { password: 'a long password', fullName: 'New Person', ...wish } })

  async function lastMailTo(email: string) {
    await server.jobsSettled()
    const mails = await readMails(server.dataFolder)
    return mails.filter(mail => mail.to === email).at(-1)!
  }

  async function companyOf(email: string) {
    const [row] = await given.database.asOwner(query =>
      query(
        `select c.name, c.subdomain, c.email_domain, p.role, p.status, p.full_name, u.raw_user_meta_data as metadata,
                u.email_confirmed_at is not null as confirmed
           from auth.users u join public.profiles p on p.id = u.id join public.companies c on c.id = p.company_id
          where u.email = $1`,
        [email],
      ),
    )
    return row
  }

  /** Returns accounts without a company, and companies without people. */
  async function orphans() {
    return given.database.asOwner(query =>
      query(
        `select email as name from auth.users u where not exists (select from public.profiles p where p.id = u.id)
         union all
         select subdomain from public.companies c where not exists (select from public.profiles p where p.company_id = c.id)`,
      ),
    )
  }

  it('[AUTH-04] opens an account and a company, whose owner is in once the address is confirmed', async () => {
    const email = 'Ada@Byron-Works.example'
    expect(await signUp({ email })).toMatchObject({ status: 201, body: { ok: true } })
    const known = { name: 'Byron-works', subdomain: 'byron-works', email_domain: 'byron-works.example' }
    expect(await companyOf('ada@byron-works.example')).toEqual({
      ...known,
      role: 'owner',
      status: 'invited',
      full_name: 'New Person',
      confirmed: false,
      metadata: { full_name: 'New Person', role: 'admin', profile_setup_completed: true },
    })
    const { text } = await lastMailTo('ada@byron-works.example')
    const link = new URL(/http\S+/.exec(text)![0])
    expect(link.origin + link.pathname).toBe('http://byron-works.localhost:3000/auth/confirmed')
    expect(link.searchParams.get('type')).toBe('signup')
    const verified = await server.request('/auth/v1/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'signup', token_hash: link.searchParams.get('token_hash') }),
    })
    const { access_token: token } = (await verified.json()) as { access_token: string }
    expect((await server.caller(token)('activateSelf')).status).toBe(200)
    const profile = await server.caller(token)('userProfile')
    expect(profile.body).toMatchObject({ role: 'owner', is_active: true, company_subdomain: 'byron-works' })
  })

  it('[AUTH-04] takes the name and the subdomain that were chosen', async () => {
    await signUp({ email: 'a@chosen.example', companyName: 'Chosen & Co', subdomain: 'Picked-Name' })
    expect(await companyOf('a@chosen.example')).toMatchObject({
      name: 'Chosen & Co',
      subdomain: 'picked-name',
      email_domain: 'chosen.example',
    })
  })

  it('[AUTH-04] says company_exists by the business domain alone, and never for a personal one', async () => {
    expect((await signUp({ email: 'first@twice.example' })).status).toBe(201)
    const second = await signUp({ email: 'second@twice.example', subdomain: 'something-else' })
    expect([second.status, second.code]).toEqual([409, 'company_exists'])
    expect((await signUp({ email: 'a@twice.test' })).status).toBe(201)
    expect(await companyOf('a@twice.test')).toMatchObject({ subdomain: 'team-twice' })
    for (const domain of PERSONAL_EMAIL_DOMAINS)
      expect((await signUp({ email: `jo.doe+support@${domain}` })).status).toBe(201)
    expect(await companyOf('jo.doe+support@gmail.com')).toMatchObject({
      name: 'Jo.doe',
      subdomain: 'jo-doe',
      email_domain: null,
    })
    expect(await companyOf('jo.doe+support@gmx.net')).toMatchObject({ subdomain: 'jo-doe-8' })
    expect(await orphans()).toEqual([])
  })

  it.each([
    ['mail.example', 'team-mail'],
    ['x.example', 'team-x'],
    ['xn--bcher-kva.example', 'bcher-kva'],
    ['acme.example', 'team-acme'],
    ['staff.example', 'team-staff'],
  ])('[AUTH-04] finds a subdomain that can be had for %s', async (domain, subdomain) => {
    expect((await signUp({ email: `a@${domain}` })).status).toBe(201)
    expect(await companyOf(`a@${domain}`)).toMatchObject({ subdomain })
  })

  it('[AUTH-04] answers alike for known and unknown addresses, with the same bytes (R22)', async () => {
    const accounts = () => given.database.asOwner(query => query('select count(*)::int as n from auth.users'))
    // A colleague in a company with another email domain.
    await given.database.asOwner(query =>
      query("update auth.users set email = 'liam@consultant.example' where email = 'liam@acme.test'"),
    )
    const taken = { subdomain: 'acme' }
    const [knownTaken, unknownTaken] = [
      await signUp({ email: 'liam@consultant.example', ...taken }),
      await signUp({ email: 'x@unheard.example', ...taken }),
    ]
    expect(knownTaken.code).toBe('subdomain_taken')
    expect(knownTaken.text).toBe(unknownTaken.text)
    const before = await accounts()
    const known = await signUp({ email: 'Liam@consultant.example', password: 'not the password' })
    expect(await accounts()).toEqual(before)
    const unknown = await signUp({ email: 'nobody@newcomer.example' })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])

    const { subject, text } = await lastMailTo('liam@consultant.example')
    expect(subject).toContain('already have')
    expect(text).toContain('http://acme.localhost:3000/login')
    expect(text).toContain('http://acme.localhost:3000/set-password')
    expect(text).not.toContain('token_hash')
    const kept = await server.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'liam@consultant.example', password: 'lapwing-demo' }),
    })
    expect(kept.status).toBe(200)
  })

  it('[AUTH-04] keeps the names of a known address as it keeps those of a new one (R22)', async () => {
    await given.database.asOwner(query =>
      query("update auth.users set email = 'hana@freelance.example' where email = 'hana@acme.test'"),
    )
    /** What anybody can find out after somebody has signed up with the address. */
    const seenAfter = async (email: string, subdomain: string) => {
      const first = await signUp({ email, subdomain })
      const check = await server.caller(null)('checkSubdomain', { query: { subdomain } })
      const tenant = await server.request('/api/tenant', { headers: { host: `${subdomain}.localhost:3000` } })
      const again = await signUp({ email, subdomain: `${subdomain}-2` })
      return [first.text, check.text, tenant.status, again.status, again.text]
    }
    const known = await seenAfter('hana@freelance.example', 'probe-known')
    expect(known).toEqual(await seenAfter('hana@unknown-freelance.example', 'probe-fresh'))
    await given.database.asOwner(query =>
      query("update auth.users set email = 'hana.known@gmail.com' where email = 'hana@freelance.example'"),
    )
    const personal = await seenAfter('hana.known@gmail.com', 'probe-mine')
    expect(personal).toEqual(await seenAfter('hana.fresh@gmail.com', 'probe-theirs'))
    expect(await orphans()).toEqual([])
  })

  it.each([
    ['acme', 'subdomain_taken'],
    ['ac-me', 'subdomain_taken'],
    ['acrne', 'subdomain_taken'],
    ['n00r', 'subdomain_taken'],
    ['app', 'subdomain_reserved'],
    ['www', 'subdomain_reserved'],
    ['localhost', 'subdomain_reserved'],
    ['10calhost', 'subdomain_reserved'],
    ['lapwing', 'subdomain_reserved'],
    ['my-lap-wing-desk', 'subdomain_reserved'],
    ['lapvving', 'subdomain_reserved'],
    ['admin', 'subdomain_reserved'],
    ['adrnin', 'subdomain_reserved'],
    ['api', 'subdomain_reserved'],
    ['auth', 'subdomain_reserved'],
    ['1ogin', 'subdomain_reserved'],
    ['mail', 'subdomain_reserved'],
    ['5upp0r7', 'subdomain_reserved'],
    ['he-lp', 'subdomain_reserved'],
    ['status', 'subdomain_reserved'],
    ['billing', 'subdomain_reserved'],
    ['static', 'subdomain_reserved'],
    ['cdn', 'subdomain_reserved'],
    ['widget', 'subdomain_reserved'],
    ['d3mo', 'subdomain_reserved'],
    ['staff', 'subdomain_reserved'],
    ['5taff', 'subdomain_reserved'],
    ['files', 'subdomain_reserved'],
    ['help', 'subdomain_reserved'],
    ['docs', 'subdomain_reserved'],
  ] as const)('[AUTH-04] has no room for the subdomain %s (R6)', async (subdomain, code) => {
    expect(await signUp({ email: 'a@wants-a-name.example', subdomain })).toMatchObject({ status: 409, code })
    const checked = await server.caller(null)('checkSubdomain', { query: { subdomain } })
    expect(checked.body).toEqual({ isFree: false, reason: ERRORS[code].text })
    expect(await companyOf('a@wants-a-name.example')).toBeUndefined()
  })

  it.each([
    ['xn--80ak6aa92e', 'Use letters, digits and hyphens, not at the ends.'],
    ['-edge', 'Use letters, digits and hyphens, not at the ends.'],
    ['a.b.c', 'Use letters, digits and hyphens, not at the ends.'],
    ['аcme', 'Use letters, digits and hyphens, not at the ends.'],
    ['ab', 'Use at least 3 characters.'],
    ['a'.repeat(64), 'Use at most 63 characters.'],
  ])('[AUTH-04] refuses %s as no name of a host (R6)', async (subdomain, reason) => {
    expect((await signUp({ email: 'a@ill-formed.example', subdomain })).code).toBe('invalid_request')
    const checked = await server.caller(null)('checkSubdomain', { query: { subdomain } })
    expect(checked.body).toEqual({ isFree: false, reason })
  })

  it('[AUTH-04] says that a subdomain is free, however it is written, until somebody has it', async () => {
    const check = (subdomain: string) => server.caller(null)('checkSubdomain', { query: { subdomain } })
    expect((await check('  Wide-Open ')).body).toEqual({ isFree: true, reason: null })
    expect((await check('a'.repeat(63))).body).toEqual({ isFree: true, reason: null })
    await signUp({ email: 'a@wide.example', subdomain: 'wide-open' })
    expect((await check('wide-open')).body.isFree).toBe(false)
  })

  it('[AUTH-04] gives one subdomain to one of ten at once, and nothing remains of the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        signUp({ email: `founder@rush-${n}.example`, subdomain: 'gold-rush' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'subdomain_taken')).toHaveLength(9)
    const accounts = await given.database.asOwner(query =>
      query("select email from auth.users where email like 'founder@rush-%'"),
    )
    expect(accounts).toHaveLength(1)
    expect(await orphans()).toEqual([])
  })

  it('[AUTH-04] gives one domain, and look-alikes of one subdomain, to one of several at once', {
    timeout: scaleTimeout(120_000),
  }, async () => {
    for (let run = 0; run < RUNS; run++) {
      const colleagues = await Promise.all(
        ['a', 'b', 'c'].map(name => signUp({ email: `${name}@domain-race-${run}.example` })),
      )
      expect(colleagues.map(({ code }) => code ?? 'won').sort()).toEqual([
        'company_exists',
        'company_exists',
        'won',
      ])
      const twins = await Promise.all(
        [`twins-${run}x`, `tw-ins${run}x`].map((subdomain, n) =>
          signUp({ email: `t@twin-${n}-${run}.example`, subdomain }),
        ),
      )
      expect(twins.map(({ code }) => code ?? 'won').sort()).toEqual(['subdomain_taken', 'won'])
    }
    expect(await orphans()).toEqual([])
  })

  it('[AUTH-04] gives everybody a name of the same kind at once', async () => {
    const answers = await Promise.all(
      PERSONAL_EMAIL_DOMAINS.map(domain => signUp({ email: `crowd@${domain}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(PERSONAL_EMAIL_DOMAINS.map(() => 201))
    expect(await orphans()).toEqual([])
  })
})
