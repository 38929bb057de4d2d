import { type Config, readConfig } from './read-config.ts'

/** Returns the configuration from this process's environment and command line. @throws Error for the operator. */
export function loadConfig(args: readonly string[] = []): Config {
  return readConfig(process.env, args)
}
