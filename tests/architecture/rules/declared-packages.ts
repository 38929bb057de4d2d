import { builtinModules } from 'node:module'
import { importsOf } from '../imports-of.ts'
import { isTest, type SourceTree } from '../source-tree.ts'

/** Folders whose imports stay in node_modules. The browsers' bundles and the help center's renderer contain theirs. */
const RUNS_FROM_PACKAGES = /^(server|core|contract)\//

/** The packages that `npm run pack` makes. Examples use them as built. */
const OWN_PACKAGE = /^@lapwing\//

/** Lists imports of packages that package.json lacks, or lists as development packages although the server needs them. */
export function declaredPackages(tree: SourceTree): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(tree.get('package.json') ?? '{}')
  const shipped = new Set(Object.keys(dependencies))
  const all = new Set([...shipped, ...Object.keys(devDependencies)])
  return [...importsOf(tree)].flatMap(([path, imports]) => {
    const declared = RUNS_FROM_PACKAGES.test(path) && !isTest(path) ? shipped : all
    const isExample = path.startsWith('examples/')
    return imports
      .flatMap(item => (item.kind === 'package' ? [item.name] : []))
      .filter(name => !(isExample && OWN_PACKAGE.test(name)))
      .filter(name => !name.startsWith('node:') && !builtinModules.includes(name) && !declared.has(name))
      .map(name => `${path} imports ${name}`)
  })
}
