import { expect, it } from 'vitest'
import { readConfig } from './read-config.ts'
import { startWarnings } from './start-warnings.ts'

const PRODUCTION = { LAPWING_MODE: 'production', JWT_SECRET: 's'.repeat(32) }
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'help@lapwing.test' }
const OPEN_DEMO = 'Everyone who can reach this demo can sign in to it: its passwords are public.'

it.each([
  ['a demo on this machine', {}, []],
  ['a demo that listens for others', { LAPWING_MODE: 'demo', HOST: '0.0.0.0' }, [OPEN_DEMO]],
  ['a demo at a public address', { LAPWING_MODE: 'demo', PUBLIC_URL: 'https://app.demo.test' }, [OPEN_DEMO]],
  ['production with everything', { ...PRODUCTION, ...MAIL, PUBLIC_URL: 'https://app.help.test' }, []],
  [
    'a host that names a company',
    { ...PRODUCTION, ...MAIL, PUBLIC_URL: 'https://help.example.com' },
    [
      'Nobody can sign in at https://help.example.com: the first label of a host names a company. Use a host that begins with app.',
    ],
  ],
  [
    'production with nothing',
    { ...PRODUCTION, PORT: '4000' },
    [
      'PUBLIC_URL is not set, so links in emails lead to http://localhost:4000.',
      'SMTP_URL is not set, so no email is sent. Emails are kept in .data/mailbox.jsonl.',
    ],
  ],
])('the operator is warned of %s', (_case, variables, warnings) => {
  expect(startWarnings(readConfig(variables))).toEqual(warnings)
})
