import { type Config, readConfig } from './read-config.ts'

/** The configuration of this process, by its environment and the arguments of its command line. */
export function loadConfig(args: readonly string[] = []): Config {
  return readConfig(process.env, args)
}
