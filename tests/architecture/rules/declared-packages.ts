import { builtinModules } from 'node:module'
import { importsOf } from '../imports-of.ts'
import { isRootConfig, isTest, type SourceTree } from '../source-tree.ts'

/** Files that run without development packages. */
const NEEDED_TO_RUN = /^(scripts\/(vite|build)\/|scripts\/(start|load-typescript|ensure-install)\.mjs|vite\.)/

/** Lists imports of packages that package.json lacks, or lists as development packages although they ship. */
export function declaredPackages(tree: SourceTree): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(tree.get('package.json') ?? '{}')
  const shipped = new Set(Object.keys(dependencies))
  const all = new Set([...shipped, ...Object.keys(devDependencies)])
  return [...importsOf(tree)].flatMap(([path, imports]) => {
    const declared = isTool(path) ? all : shipped
    return imports
      .flatMap(item => (item.kind === 'package' ? [item.name] : []))
      .filter(name => !name.startsWith('node:') && !builtinModules.includes(name) && !declared.has(name))
      .map(name => `${path} imports ${name}`)
  })
}

function isTool(path: string): boolean {
  if (isTest(path)) return true
  return (path.startsWith('scripts/') || isRootConfig(path)) && !NEEDED_TO_RUN.test(path)
}
