import { expect, it } from 'vitest'
import { mayPassPreview } from '#server/http/api/handlers/account.ts'

it.each([
  ['lapwing', 'lapwing', true],
  ['lapwing', ' lapwing\n', true],
  ['lapwing', 'Lapwing', false],
  ['lapwing', 'lapwin', false],
  ['lapwing', '', false],
  [null, '', true],
  [null, 'anything', true],
] as const)('[GATE-02] at a gate of %j, %j passes: %s', (passphrase, entered, passes) => {
  expect(mayPassPreview(passphrase, entered)).toBe(passes)
})
