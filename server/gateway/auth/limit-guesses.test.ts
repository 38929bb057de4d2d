import { describe, expect, it } from 'vitest'
import { networkOf } from '#server/limits/network-of.ts'
import { type LimitSubject, RateLimitError, type RateLimits } from '#server/limits/rate-limits.ts'
import { createLimitGuesses } from './limit-guesses.ts'

const MAX = 2

/** Two failures of a network, and two of an account. */
function limitsOfTwo(): RateLimits {
  const counts = new Map<string, number>()
  const keysOf = ({ ip, account }: LimitSubject) => [
    ip && `ip ${networkOf(ip)}`,
    account && `account ${account}`,
  ]
  const isUsedUp = (subject: LimitSubject) => keysOf(subject).some(key => key && counts.get(key) === MAX)
  return {
    async check(_, subject) {
      if (isUsedUp(subject)) throw new RateLimitError(1)
    },
    async take(_, subject) {
      for (const key of keysOf(subject)) if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
    },
  }
}

/** How many of the attempts that come at once are made. */
async function attemptsMade(froms: readonly { ip?: string; account: string }[], result?: string) {
  const limitGuesses = createLimitGuesses(limitsOfTwo())
  let made = 0
  const answers = froms.map(from =>
    limitGuesses(from, async () => {
      made += 1
      return result
    }).catch(() => {}),
  )
  await Promise.all(answers)
  return made
}

describe('attempts that come at once', () => {
  const six = [1, 2, 3, 4, 5, 6]

  it.each([
    ['from one address', six.map(i => ({ ip: '203.0.113.7', account: `account ${i}` })), MAX],
    ['from one network', six.map(i => ({ ip: `2001:db8::${i}`, account: `account ${i}` })), MAX],
    ['at one account', six.map(i => ({ ip: `203.0.113.${i}`, account: 'account' })), MAX],
    ['at one account from nowhere', six.map(() => ({ account: 'account' })), MAX],
    ['that have nothing in common', six.map(i => ({ ip: `203.0.113.${i}`, account: `${i}` })), six.length],
  ])('%s are made only until the limit', async (_, froms, made) => {
    expect(await attemptsMade(froms)).toBe(made)
  })

  it('are all made while they succeed', async () => {
    expect(
      await attemptsMade(
        six.map(() => ({ ip: '203.0.113.7', account: 'account' })),
        'found',
      ),
    ).toBe(6)
  })
})

it('lets the next attempt begin when one breaks', async () => {
  const limitGuesses = createLimitGuesses(limitsOfTwo())
  const from = { ip: '203.0.113.7', account: 'account' }
  const broken = limitGuesses(from, () => Promise.reject(new Error('broken')))
  const next = limitGuesses(from, async () => 'found')
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('found')
})
