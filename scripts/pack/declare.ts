import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const OUT = 'dist/packages'
/** Its entry brings the types that are global in a page; nothing imports them in this repository. */
const WIDGET = 'sdk/packages/widget'
/** Where TypeScript writes the declarations, under the paths of their sources. */
const RAW = `${OUT}/declarations`

/** Writes the `.d.ts` files of the packages into their folders. Returns whether the sources compile. */
export function declarePackages(): boolean {
  rmSync(RAW, { recursive: true, force: true })
  const compile = ['node_modules/typescript/bin/tsc', '-p', 'sdk/packages/tsconfig.json']
  if (spawnSync(process.execPath, compile, { stdio: 'inherit' }).status !== 0) return false
  for (const path of readdirSync(RAW, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.d.ts')) continue
    const source = path.replaceAll('\\', '/').replace(/\.d\.ts$/, '.ts')
    const file = join(OUT, placeOf(source).replace(/\.ts$/, '.d.ts'))
    mkdirSync(dirname(file), { recursive: true })
    const head = source === `${WIDGET}/index.ts` ? '/// <reference path="./globals.d.ts" />\n' : ''
    writeFileSync(file, head + withPackagePaths(source, readFileSync(join(RAW, path), 'utf8')))
  }
  rmSync(RAW, { recursive: true })
  return true
}

/**
 * Returns a declaration whose imports are those of the packages: relative ones with `.js`, and `@lapwing/widget` for what
 * the other package has.
 * @param source path of its TypeScript file, with the extension `.ts`
 */
export function withPackagePaths(source: string, declaration: string): string {
  const from = placeOf(source)
  return declaration.replace(
    /(['"])((?:#|\.{1,2}\/)[^'"\n]+)\.tsx?\1/g,
    (_, quote: string, specifier: string) => {
      const target = specifier.startsWith('#')
        ? specifier.slice(1)
        : posix.join(posix.dirname(source), specifier)
      const place = placeOf(target)
      const isOwn = place.split('/')[0] === from.split('/')[0]
      const path = posix.relative(posix.dirname(from), place)
      const name = isOwn ? `${path.startsWith('.') ? path : `./${path}`}.js` : '@lapwing/widget'
      return quote + name + quote
    },
  )
}

/** Returns where a source's files are below `dist/packages`. The widget's package has what both need of the contract. */
function placeOf(source: string): string {
  return source.startsWith('contract/') ? `widget/${source}` : source.replace(/^sdk\/packages\//, '')
}
