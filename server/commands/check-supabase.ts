/** The process of `npm run check-supabase`: says what a Supabase project still needs before go-live, and ends. */
import { systemClock } from '../adapters/clock/system-clock.ts'
import { loadConfig } from '../config/load-config.ts'
import { connectDatabase } from '../start/open-database.ts'
import { checkSupabase } from './check-supabase/check-supabase.ts'

try {
  const config = loadConfig()
  const database = await connectDatabase(config)
  try {
    const { lines, isReady } = await checkSupabase(config, { database, clock: systemClock })
    process.stdout.write(`${lines.join('\n')}\n`)
    process.exitCode = isReady ? 0 : 1
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
