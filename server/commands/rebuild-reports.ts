/** The process of `npm run rebuild-reports`: computes the facts of all conversations anew, and ends. */
import { loadConfig } from '../config/load-config.ts'
import { rebuildFacts } from '../domain/reports/rebuild-facts.ts'
import { connectDatabase } from '../start/open-database.ts'

try {
  const database = await connectDatabase(loadConfig())
  try {
    const companies = await rebuildFacts(database)
    process.stdout.write(`Rebuilt the reports of ${companies} companies.\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
