/**
 * Runs as a process of its own with a data folder. Commits row after row into PGlite, and prints each id
 * once its commit is acknowledged, until it is killed.
 */
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'

const database = await openPglite({ folder: process.argv[2] ?? '' })
await database.script('create table if not exists acknowledged (id int primary key)')

for (let id = 1; ; id++) {
  await database.asOwner(query => query('insert into acknowledged values ($1)', [id]))
  process.stdout.write(`${id}\n`)
}
