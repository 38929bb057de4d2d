import { builtinModules } from 'node:module'
import { type Import, importsOf } from '../imports-of.ts'
import { isRootConfig, isTest, type SourceTree } from '../source-tree.ts'

/** What a folder may import besides itself: path prefixes, packages, and whether Node's own modules. */
type Arrow = { readonly from: string; readonly paths: readonly string[]; readonly packages: Packages }
type Packages = 'all' | 'browser' | readonly string[]

const CONSTANTS = ['contract/constants/', 'contract/embed', 'contract/launcher.css']

/** Multiplies the time-outs in the configurations of the tests. */
const SCALE_TIMEOUT = 'tests/support/scale-timeout.ts'

/** Returns the arrow of a folder of `host-app`. */
function pages(folder: string, ...more: readonly string[]): Arrow {
  const paths = ['core/', 'contract/', 'sdk/entry/', 'sdk/preview/', ...more]
  return { from: `host-app/${folder}`, paths, packages: 'browser' }
}

/** The arrows of ARCHITECTURE.md. All others are forbidden. */
const ARROWS: readonly Arrow[] = [
  { from: 'contract', paths: [], packages: ['zod'] },
  { from: 'core', paths: ['contract/'], packages: [] },
  { from: 'sdk', paths: ['core/', 'contract/'], packages: 'browser' },
  { from: 'widget-loader', paths: CONSTANTS, packages: [] },
  pages('shared'),
  pages('help-center', 'host-app/shared/'),
  pages('admin', 'host-app/shared/', 'host-app/help-center/'),
  pages('pictures', 'host-app/shared/', 'host-app/admin/', 'demo/rows.ts'),
  pages('site', 'host-app/shared/', 'host-app/pictures/'),
  pages('app', 'host-app/'),
  { from: 'host-app/public', paths: [], packages: [] },
  { from: 'server', paths: ['core/', 'contract/', 'demo/'], packages: 'all' },
  { from: 'demo', paths: ['core/', 'contract/', 'server/'], packages: 'all' },
  { from: 'examples', paths: [], packages: 'all' },
  {
    from: 'scripts',
    paths: ['contract/', 'core/', 'server/', 'dist/server/', 'tests/support/start-postgres.ts'],
    packages: 'all',
  },
]

/** Lists imports that violate the arrows between the top-level folders. Test code may import everything. */
export function importArrows(tree: SourceTree): string[] {
  return [...importsOf(tree)]
    .filter(([path]) => !isTest(path))
    .flatMap(([path, imports]) => {
      const arrow = arrowOf(path)
      if (!arrow) return [`${path} lies in a folder without an arrow`]
      return imports.filter(item => !allows(arrow, item)).map(item => `${path} imports ${nameOf(item)}`)
    })
}

function arrowOf(path: string): Arrow | undefined {
  if (isRootConfig(path)) return { from: path, paths: ['scripts/', SCALE_TIMEOUT], packages: 'all' }
  return ARROWS.find(({ from }) => path.startsWith(`${from}/`))
}

function allows({ from, paths, packages }: Arrow, item: Import): boolean {
  if (item.kind === 'file') return [`${from}/`, ...paths].some(prefix => item.path.startsWith(prefix))
  if (packages === 'all') return true
  return packages === 'browser' ? !isNodeModule(item.name) : packages.includes(item.name)
}

function isNodeModule(name: string): boolean {
  return name.startsWith('node:') || builtinModules.includes(name)
}

function nameOf(item: Import): string {
  return item.kind === 'file' ? item.path : item.name
}
