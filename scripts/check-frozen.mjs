/**
 * `node scripts/check-frozen.mjs`: whether the migrations of the last release are as they were released. Databases have
 * them, and would refuse others.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const FOLDER = 'supabase/migrations'
const { version, migrations } = JSON.parse(readFileSync('supabase/released.json', 'utf8'))

const altered = Object.entries(migrations).filter(
  ([file, sha256]) =>
    !existsSync(`${FOLDER}/${file}`) ||
    createHash('sha256')
      .update(readFileSync(`${FOLDER}/${file}`))
      .digest('hex') !== sha256,
)
for (const [file] of altered)
  console.error(
    `${FOLDER}/${file} was released with ${version}, and installations have it: restore it, and put the change into a new file with a later number.`,
  )
console.log(`${Object.keys(migrations).length} migrations of ${version}, ${altered.length} of them altered.`)
process.exitCode = altered.length > 0 ? 1 : 0
