/** The files of `deploy/`, as the tests read them. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

/** Returns the text of a file of the repository. */
export const read = (path: string): string => readFileSync(path, 'utf8')

/** An instruction of a Dockerfile: its name, and the rest of it as one line. */
export type Instruction = { readonly name: string; readonly rest: string }

/** Returns the instructions of a Dockerfile. */
export function readDockerfile(path: string): Instruction[] {
  return read(path)
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [name = '', ...rest] = line.trim().split(/\s+/)
      return { name, rest: rest.join(' ') }
    })
}

const settings = z.record(z.string(), z.coerce.string())
const service = z.looseObject({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).loose().optional(),
  environment: settings.optional(),
  env_file: z.string().optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.looseObject({}))]).optional(),
  stop_grace_period: z.string().optional(),
})
const composeFile = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
})

/** Returns the Compose file, with its anchors and merges resolved. */
export function readCompose(): z.infer<typeof composeFile> {
  return composeFile.parse(parse(read('deploy/compose.yaml'), { merge: true }))
}

/** Returns the lines `NAME=value` of an environment file or unit. */
export function variablesIn(text: string): Record<string, string> {
  const lines = text.matchAll(/^\s*([A-Z][A-Z0-9_]*)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
}
