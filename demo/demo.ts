/** The demo accounts that the login page offers. */
import { seedPeople } from './people.ts'

/** The password of all demo people. It is public. */
export const DEMO_PASSWORD = 'lapwing-demo'

const LABELS: readonly (readonly [email: string, label: string])[] = [
  ['agent@acme.test', 'Agent at Acme'],
  ['admin@acme.test', 'Admin at Acme'],
  ['admin@noor.test', 'Admin at Noor Home'],
  ['staff@lapwing.test', 'Platform staff'],
]

/** The platform's account that a development host uses (TENANT-08). */
export const DEVELOPMENT_ACCOUNT_ID = seedPeople.find(person => person.role === 'staff')!.id

/** People who can sign in with one click. */
export const DEMO_LOGIN = {
  password: DEMO_PASSWORD,
  people: LABELS.filter(([email]) => seedPeople.some(person => person.email === email)).map(
    ([email, label]) => ({ email, label }),
  ),
}
