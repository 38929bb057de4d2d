import { expect, it } from 'vitest'
import { createSendRequest } from '#host-app/shared/api/api.ts'
import { leadFailure } from './lead-form.tsx'

it.each<[string, () => Promise<Response>, string]>([
  [
    'the server’s words',
    async () => Response.json({ error: 'Too many requests.', code: 'rate_limited' }, { status: 429 }),
    'Too many requests.',
  ],
  ['an answer without words', async () => new Response('', { status: 502 }), 'Failed to save lead'],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Error'],
])('[MKT-06] the lead dialog says what happened: %s', async (_what, fetch, text) => {
  const send = createSendRequest({ fetch, token: async () => null, headers: () => ({}) })
  const error = await send('createLead', { body: {} }).catch((thrown: unknown) => thrown)
  expect(leadFailure(error)).toBe(text)
})
