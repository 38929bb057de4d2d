import { expect, it } from 'vitest'
import { EMBED_FINDINGS } from '#contract/constants/embed-doctor.ts'
import { findingHelp } from './finding-help.ts'

const SITE = 'https://shop.example'

it.each(EMBED_FINDINGS)('[ADMIN-04] says what %s means for visitors, and how to fix it', finding => {
  const { title, text, remedy, code, codeName } = findingHelp(finding, 'https://lapwing.example', SITE)
  expect(title).toMatch(/^[A-Z].*[^.]$/)
  expect(text).toMatch(/^[A-Z].*\.$/)
  expect(remedy).toMatch(/^[A-Z].*[.:]$/)
  expect([remedy.endsWith(':'), codeName !== undefined]).toEqual([
    code !== undefined && code !== SITE,
    code !== undefined,
  ])
})

it.each([
  ['csp:script-src', 'script-src https://lapwing.example'],
  ['csp:connect-src', 'connect-src https://lapwing.example wss://lapwing.example'],
  ['csp:img-src', 'img-src https://lapwing.example https://files.lapwing.example'],
  ['csp:frame-src', 'frame-src https://lapwing.example'],
  ['csp:media-src', 'media-src https://lapwing.example'],
] as const)('[ADMIN-04] writes the line of the policy for %s', (finding, line) => {
  expect(findingHelp(finding, 'https://lapwing.example', SITE).code).toBe(line)
})
