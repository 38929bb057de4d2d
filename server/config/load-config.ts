import { type Config, readConfig } from './read-config.ts'

/** The configuration of this process. */
export function loadConfig(): Config {
  return readConfig(process.env, process.argv.slice(2))
}
