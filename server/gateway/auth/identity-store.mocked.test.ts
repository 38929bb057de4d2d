import { verify } from '@node-rs/argon2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/ports/database.ts'
import { createIdentityStore } from './identity-store.ts'
import { hashPassword } from './passwords.ts'

vi.mock('@node-rs/argon2', { spy: true })
const HASH = await hashPassword('the password')
afterEach(() => void vi.mocked(verify).mockClear())

/** A store whose every query finds these users. */
function storeWith(...users: object[]) {
  const asOwner = ((work: (query: () => Promise<object[]>) => unknown) => work(async () => users)) as never
  return createIdentityStore({ database: { asOwner } as Partial<Database> as Database, clock: Date })
}

describe('findByCredentials', () => {
  it.each([
    ['a wrong password', [{ hash: HASH }]],
    ['an account without a password', [{ hash: null }]],
    ['an address that nobody has', []],
  ])('verifies one hash of the same cost for %s', async (_what, users) => {
    const store = storeWith(...users)
    expect(await store.findByCredentials('a@b.example', 'not the password')).toBeUndefined()
    expect(verify).toHaveBeenCalledTimes(1)
    const [hash] = vi.mocked(verify).mock.calls[0]!
    expect(String(hash)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('finds the user by the right password', async () => {
    const store = storeWith({ id: 'ada', hash: HASH })
    expect(await store.findByCredentials('a@b.example', 'the password')).toMatchObject({ id: 'ada' })
  })
})
