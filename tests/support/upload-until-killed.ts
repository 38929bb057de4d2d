/**
 * Runs as a process of its own. Uploads file after file into one conversation and erases every second one, as the server
 * does, until it is killed. Prints the key of each upload once it is acknowledged.
 */
import { randomBytes } from 'node:crypto'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { readConfig } from '#server/config/read-config.ts'
import { visitorClaims } from '#server/domain/actor.ts'
import type { AdmittedClaims } from '#server/gateway/admission.ts'
import { BUCKETS } from '#server/gateway/storage/buckets.ts'
import { createLooseFiles } from '#server/gateway/storage/loose-files.ts'
import { storeUpload } from '#server/gateway/storage/store-upload.ts'
import { openFiles } from '#server/start/open-files.ts'

const { url, settings, companyId, conversationId } = JSON.parse(process.argv[2] ?? '{}')
const config = readConfig({
  ...settings,
  LAPWING_MODE: 'demo',
  JWT_SECRET: 's'.repeat(32),
  DATABASE_URL: url,
})
const database = openPostgres({ url })
const { store } = await openFiles(config, database)
const loose = createLooseFiles(database, store, 'a test')
const claims = visitorClaims({ companyId, conversationId }) as AdmittedClaims

async function upload(number: number): Promise<string> {
  const key = `${conversationId}/${1_700_000_000_000 + number}-${randomBytes(8).toString('hex')}-a.bin`
  const bytes = Uint8Array.from(randomBytes(400_000))
  await storeUpload(
    { database, store, loose },
    { claims, bucket: BUCKETS[0]!, ownerId: conversationId, key, bytes },
  )
  process.stdout.write(`${key}\n`)
  return key
}

for (let number = 1; ; number += 2) {
  await upload(number)
  const key = await upload(number + 1)
  // As erasing does: the rows first, in their transaction, and then the bytes.
  await database.asOwner(query => query('delete from storage.objects where name = $1', [key]))
  await loose.discard([key])
}
