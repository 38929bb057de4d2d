/** Demo people who can sign in: twelve of acme, and one of each other company. */
import type { SeedPerson, SeedRole, SeedSubdomain } from './types.ts'

/** All demo people. Ids never change; every email address ends in .test. */
export const seedPeople: readonly SeedPerson[] = [
  person(1, 'acme', 'Maeve Brennan', 'maeve@acme.test', 'owner'),
  person(2, 'acme', 'Daniel Okafor', 'admin@acme.test', 'admin'),
  person(3, 'acme', 'Grace Mensah', 'grace@acme.test', 'admin'),
  person(4, 'acme', 'Priya Raman', 'agent@acme.test', 'agent'),
  person(5, 'acme', 'Tomás Ferreira', 'tomas@acme.test', 'agent'),
  person(6, 'acme', 'Sofia Lindqvist', 'sofia@acme.test', 'agent'),
  person(7, 'acme', 'Hana Sato', 'hana@acme.test', 'agent'),
  person(8, 'acme', 'Yusuf Haddad', 'yusuf@acme.test', 'agent'),
  person(9, 'acme', 'Noa Levi', 'noa@acme.test', 'agent'),
  person(10, 'acme', 'Liam Doyle', 'liam@acme.test', 'agent'),
  person(11, 'acme', 'Elena Petrova', 'elena@acme.test', 'viewer'),
  person(12, 'acme', 'Oscar Nilsen', 'oscar@acme.test', 'viewer'),
  person(13, 'noor', 'Layla Mansour', 'admin@noor.test', 'admin'),
  person(14, 'clinic', 'Ruth Calloway', 'admin@clinic.test', 'admin'),
  person(15, 'empty', 'Sam Whitfield', 'admin@empty.test', 'admin'),
  person(16, 'app', 'Ines Carvalho', 'staff@lapwing.test', 'staff'),
]

/** Returns a demo person by their email address. */
export function personOf(email: string): SeedPerson {
  return seedPeople.find(person => person.email === email)!
}

function person(
  number: number,
  company: SeedSubdomain,
  full_name: string,
  email: string,
  role: SeedRole,
): SeedPerson {
  const id = `e0a00000-0000-4000-8000-${String(number).padStart(12, '0')}`
  return { id, company, full_name, email, role }
}
