/** The files of `deploy/` agree with the code, and the documentation with both. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { UPLOAD_MAX_BYTES } from '#contract/constants/conversation.ts'
import { FILES_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { readConfig, VARIABLES } from '#server/config/read-config.ts'
import { startWarnings } from '#server/config/start-warnings.ts'
import { INPUT_FOLDERS } from '../../scripts/build/build-stale.mjs'
import { read, readCompose, readDockerfile, variablesIn } from './read-deploy.ts'

const dockerfile = readDockerfile('deploy/Dockerfile')
const { services, volumes } = readCompose()
const nodes = ['node1', 'node2'] as const
const example = variablesIn(read('deploy/.env.example'))
/** Read by Compose and Caddy, not by the server. */
const OF_COMPOSE = ['DOMAIN', 'ACME_EMAIL', 'POSTGRES_PASSWORD', 'PACKAGES']
const PREVIEW = 'PREVIEW_PASSPHRASE'
const rootNames = readdirSync('.')

/** Returns a node's variables, as the container gets them from a `.env` that is filled in. */
function environmentOf(node: (typeof nodes)[number]): Record<string, string> {
  const filled = { ...example, JWT_SECRET: 's'.repeat(64), POSTGRES_PASSWORD: 'p'.repeat(64) }
  const own = Object.entries(services[node]!.environment!).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+)[^}]*\}/g, (_, variable: keyof typeof filled) => filled[variable]),
  ])
  const image = dockerfile.find(({ name }) => name === 'ENV')!.rest.split(' ')
  return {
    ...Object.fromEntries(image.map(setting => setting.split('='))),
    ...filled,
    MAIL_FROM: example['MAIL_FROM']!.replaceAll('"', ''),
    ...Object.fromEntries(own),
  }
}

it('every image has a version', () => {
  const images = [
    ...dockerfile.filter(({ name }) => name === 'ARG').map(({ rest }) => rest.split('=')[1]!),
    ...Object.values(services).map(({ image }) => image),
  ].filter(image => image !== '""')
  expect(images.length).toBeGreaterThan(4)
  for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?(-[a-z]+){0,2}$/)
  for (const node of nodes)
    expect(services[node]!.image).toBe(`lapwing:${JSON.parse(read('package.json')).version}`)
})

it('what the image copies from the repository is there, and .dockerignore lets it through', () => {
  const copied = dockerfile
    .filter(({ name, rest }) => name === 'COPY' && !rest.startsWith('--from'))
    .flatMap(({ rest }) => rest.split(' ').slice(0, -1))
  expect(copied).toContain('supabase/migrations')
  const allowed = read('.dockerignore').match(/(?<=^!).+/gm)!
  for (const path of copied.filter(path => path !== '.')) {
    expect(existsSync(path), path).toBe(true)
    expect(allowed, path).toContain(path.split('/')[0])
  }
  for (const pattern of allowed) expect(rootNames.filter(nameLike(pattern)), pattern).not.toEqual([])
})

it('the build of the image reads nothing that .dockerignore holds back', () => {
  const allowed = read('.dockerignore').match(/(?<=^!).+/gm)!
  for (const path of INPUT_FOLDERS)
    expect(
      allowed.filter(pattern => [path.split('/')[0]!].some(nameLike(pattern))),
      path,
    ).not.toEqual([])
})

it('the image starts the server without rights, and asks for its health', () => {
  const last = (name: string) => dockerfile.findLast(instruction => instruction.name === name)!.rest
  expect(last('USER')).toBe('node')
  expect(last('CMD')).toContain('dist/server/main.mjs')
  expect(last('HEALTHCHECK')).toContain(ENDPOINTS.health[1])
})

it('every command of the server is built, so that an image without TypeScript has it', () => {
  const commands = readdirSync('scripts')
    .filter(name => name.endsWith('.mjs'))
    .map(name => join('scripts', name))
    .flatMap(script => read(script).match(/(?<=import\('\.\.\/)server\/commands\/[\w-]+\.ts/g) ?? [])
  expect(commands).toContain('server/commands/create-staff.ts')
  for (const command of commands) expect(read('vite.server.config.ts')).toContain(`'${command}'`)
})

it('every variable is one that the server knows', () => {
  const known = [...VARIABLES, PREVIEW]
  const unit = variablesIn(read('docs/self-hosting.md'))
  for (const variables of [example, unit, ...nodes.map(environmentOf)])
    expect(
      Object.keys(variables).filter(name => !known.includes(name) && !OF_COMPOSE.includes(name)),
    ).toEqual([])
})

it('docs/configuration.md names every variable, and no others', () => {
  const rows = read('docs/configuration.md')
    .split('## The mode')[0]!
    .match(/^\| `.*?\|/gm)!
  const named = rows.flatMap(row => row.match(/(?<=`)[A-Z][A-Z0-9_]+/g)!)
  expect(named.toSorted()).toEqual([...VARIABLES.filter(name => name !== 'NODE_ENV'), PREVIEW].toSorted())
})

it('a filled-in .env starts a node in production, without a warning', () => {
  for (const node of nodes) {
    const config = readConfig(environmentOf(node))
    expect(config).toMatchObject({
      isDemo: false,
      host: '0.0.0.0',
      publicUrl: 'https://app.example.com',
      dataFolder: '/data',
    })
    expect(config.database).toMatchObject({ kind: 'postgres' })
    expect(startWarnings(config)).toEqual([])
  }
})

it('the nodes trust Caddy only, share the files, and get different ports for calls', () => {
  const caddy = services['caddy']!
  const address = (caddy.networks as Record<string, { ipv4_address: string }>)['inside']!.ipv4_address
  expect(caddy.environment!['NODES']).toBe(nodes.map(node => `${node}:3000`).join(' '))
  expect(Object.keys(volumes)).toEqual(['database', 'files', 'certificates'])
  const ranges = nodes.map(node => {
    const { trustedProxies, voice } = readConfig(environmentOf(node))
    expect(trustedProxies).toEqual([address])
    expect(services[node]!.volumes).toEqual(['files:/data'])
    const { first, last } = voice!.network.ports!
    expect(services[node]!.ports).toEqual([`${first}-${last}:${first}-${last}/udp`])
    expect(last - first + 1).toBeGreaterThanOrEqual(voice!.callsAtOnce)
    return { first, last }
  })
  expect(ranges[1]!.first).toBeGreaterThan(ranges[0]!.last)
})

it('nothing but Caddy and the ports of calls is open to the internet', () => {
  const open = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map(port => [name, port]))
  expect(open.filter(([name, port]) => name !== 'caddy' && !port!.endsWith('/udp'))).toEqual([])
})

it('a node has the time that it needs to stop', () => {
  for (const node of nodes) expect(services[node]!.stop_grace_period).toBe('50s')
  expect(variablesOfUnit('TimeoutStopSec')).toBe('50')
})

it('the proxies pass on hosts, uploads and sockets', () => {
  const nginx = read('deploy/nginx.conf')
  expect(Number(/client_max_body_size (\d+)m/.exec(nginx)![1]) * 1_024 * 1_024).toBeGreaterThan(
    UPLOAD_MAX_BYTES,
  )
  expect(nginx).toMatch(/Host +\$http_host/)
  expect(nginx).toMatch(/Upgrade +\$http_upgrade/)
  const caddy = read('deploy/Caddyfile')
  expect(caddy).toContain(ENDPOINTS.health[1])
  expect(caddy).toContain(`rewrite * ${ENDPOINTS.tenant[1]}`)
  expect(caddy).toContain(`domain=${FILES_SUBDOMAIN}.{$DOMAIN}`)
})

it('the workflow, and the templates can be read', () => {
  const files = readdirSync('.github', { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.yml'),
  )
  expect(files.length).toBeGreaterThan(3)
  for (const path of files) expect(parse(read(join('.github', path))), path).toBeInstanceOf(Object)
})

function variablesOfUnit(name: string): string | undefined {
  return new RegExp(`^${name}=(.*)$`, 'm').exec(read('deploy/lapwing.service'))?.[1]
}

/** Returns whether a name fits a pattern with stars. */
function nameLike(pattern: string): (name: string) => boolean {
  const parts = pattern.split('*').map(part => part.replaceAll('.', '\\.'))
  return name => new RegExp(`^${parts.join('.*')}$`).test(name)
}
