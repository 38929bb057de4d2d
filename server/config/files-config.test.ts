import { expect, it } from 'vitest'
import { readConfig } from './read-config.ts'

const S3 = {
  FILES_STORE: 's3',
  S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'my-files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const SUPABASE = {
  SUPABASE_URL: 'https://x.supabase.test/',
  SUPABASE_ANON_KEY: 'anon',
  DATABASE_URL: 'postgres://localhost/db',
  JWT_SECRET: 's'.repeat(32),
  LAPWING_MODE: 'production',
}

it('keeps files in the data folder, in the database, or in S3', () => {
  expect(readConfig({}).files).toEqual({ kind: 'disk' })
  expect(readConfig({ FILES_STORE: 'database' }).files).toEqual({ kind: 'database' })
  expect(readConfig({ ...S3, S3_PATH_STYLE: 'off' }).files).toEqual({
    kind: 's3',
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
    bucket: 'my-files',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    isPathStyle: false,
  })
})

it.each([
  [{ FILES_STORE: 'tape' }, 'FILES_STORE'],
  [
    { FILES_STORE: 's3', S3_REGION: 'auto' },
    /^FILES_STORE=s3 needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_S/,
  ],
  [{ S3_BUCKET: 'my-files' }, 'S3_BUCKET would have no effect: set FILES_STORE=s3, or remove them.'],
  [{ ...S3, S3_ENDPOINT: 's3.eu-central-1.amazonaws.com' }, 'S3_ENDPOINT: must be a URL such as https://'],
  [{ ...S3, S3_BUCKET: 'My_Files' }, 'S3_BUCKET: must be the name of a bucket'],
  [{ ...S3, S3_REGION: 'eu/central' }, 'S3_REGION: must be the name of a region'],
  [{ ...SUPABASE, FILES_STORE: 'database' }, 'have no effect with SUPABASE_URL'],
])('refuses %j', (variables, message) => {
  expect(() => readConfig(variables)).toThrow(message)
})

it('claims another place of the files on request only', () => {
  expect(readConfig({}, ['--claim-files']).claimsFiles).toBe(true)
  expect(readConfig({}).claimsFiles).toBe(false)
})
