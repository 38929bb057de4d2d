import { expect, it } from 'vitest'
import { loadLapwing } from './load-lapwing.ts'

it('loads nothing on a server', async () => {
  expect(await loadLapwing({ server: 'https://support.example.com', tenant: 'acme' })).toBe(false)
})
