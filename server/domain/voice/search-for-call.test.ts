import { expect, it } from 'vitest'
import { spokenText } from './search-for-call.ts'

it.each([
  ['Open **Billing** and choose _Invoices_.', 'Open Billing and choose Invoices.'],
  ['Do this:\n\n1. Open *Settings*\n2. Press `Save`', 'Do this: Open Settings. Press Save.'],
  ['See [our plans](https://acme.example/kb/plans) for details', 'See our plans for details.'],
  ['## Refunds\nWithin 30 days!', 'Refunds. Within 30 days!'],
  ['```\nnpm test\n```', 'npm test.'],
])('%j is spoken as %j', (markdown, words) => {
  expect(spokenText(markdown)).toBe(words)
})
