import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { LIMITS } from '#contract/constants/limits.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { createRateLimits } from '#server/limits/rate-limits.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { type AccountEmail, createAccountOutbox } from './account-outbox.ts'

const NOW = 1_800_000_000_000
const DAY_MS = 86_400_000

const knownAddress = (to: string): AccountEmail => ({
  kind: 'known-address',
  values: { to, loginLink: 'https://acme.test/login', resetLink: 'https://acme.test/set-password' },
})
const invitation = (to: string, company: string): AccountEmail => ({
  kind: 'invitation',
  values: {
    to,
    link: `https://${company}.test/set-password?invite=${randomUUID()}`,
    inviterName: 'Ines',
    companyName: company,
    role: 'agent',
  },
})

describeEachDatabase('the outbox of emails about accounts', given => {
  const sql = <T>(statement: string) => given.database.asOwner(query => query<T>(statement))
  const waiting = () =>
    sql<{ id: string; kind: string; due_at: Date }>(
      'select id, kind, due_at from app.account_emails order by due_at, kind',
    )
  /** Deletes what waits, as if it were sent. Returns how many emails there were. */
  const deliver = async () => (await sql('delete from app.account_emails returning id')).length

  beforeEach(async () => {
    await sql('delete from app.account_emails')
    await sql('delete from app.rate_limits')
  })
  function open() {
    const clock = createManualClock(NOW)
    const limits = createRateLimits({ database: given.database, clock })
    const parts = { database: given.database, clock, outboxKey: new Uint8Array(32), limits }
    return { clock, ...createAccountOutbox(parts, () => {}) }
  }

  it('drops what exceeds the limit of a recipient, across restarts, and forgets nobody else', async () => {
    const [{ max, windowS }] = LIMITS.knownAddressMail
    const { clock, send } = open()
    let delivered = 0
    for (let n = 0; n < max + 3; n++) {
      await (n === max ? open() : { send }).send(knownAddress(n % 2 ? 'ada@firm.test' : 'Ada@Firm.test'))
      delivered += await deliver()
    }
    expect(delivered).toBe(max)
    await send(knownAddress('bob@firm.test'))
    await send({ kind: 'password-changed', values: { to: 'ada@firm.test' } })
    expect(await deliver()).toBe(2)
    clock.advance(windowS * 1_000 - 1)
    await send(knownAddress('ada@firm.test'))
    expect(await deliver()).toBe(0)
    clock.advance(1)
    await send(knownAddress('ada@firm.test'))
    expect(await deliver()).toBe(1)
  })

  it('keeps one waiting email of a kind for a recipient: the newest', async () => {
    const { clock, send } = open()
    const reset = (to: string): AccountEmail => ({
      kind: 'password-reset',
      values: { to, link: `https://acme.test/set-password?token_hash=${randomUUID()}` },
    })
    await send(reset('ada@firm.test'))
    const [first] = await waiting()
    await sql("update app.account_emails set attempts = 5, due_at = 'infinity'")
    clock.advance(1_000)
    await send(reset('ada@firm.test'))
    await send(reset('bob@firm.test'))
    await send(knownAddress('ada@firm.test'))
    const left = await waiting()
    expect(left.map(({ kind }) => kind)).toEqual(['known-address', 'password-reset', 'password-reset'])
    expect(left.map(({ id }) => id)).not.toContain(first!.id)
    expect(left.every(({ due_at }) => due_at.getTime() === NOW + 1_000)).toBe(true)
    const stored = await sql<{ text: string }>('select t::text as text from app.account_emails t')
    for (const { text } of stored) expect(text).not.toMatch(/firm|@/)
  })

  it('lets invitations beyond the limit wait, and those of several companies stand side by side', async () => {
    const [{ max }] = LIMITS.invitationMail
    const { send } = open()
    for (let n = 0; n < max; n++) {
      await send(invitation('ada@firm.test', 'acme'))
      expect(await deliver()).toBe(1)
    }
    for (const company of ['acme', 'acme', 'globex']) await send(invitation('ada@firm.test', company))
    const late = await waiting()
    expect(late.map(({ due_at }) => due_at.getTime())).toEqual([NOW + DAY_MS, NOW + DAY_MS])
  })
})
