import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarePackages } from './declare.ts'

/** Name of a package, without its scope. */
type PackageName = 'widget' | 'react'

/** The packages, in the order in which they depend on each other. */
const PACKAGES: readonly PackageName[] = ['widget', 'react']

const DESCRIPTIONS = {
  widget: 'Lapwing customer support: load the widgets, run commands and hear events, with types.',
  react: 'Lapwing customer support as React components and hooks, with types.',
} as const

const OUT = 'dist/packages'

/** Completes the built packages and writes a `.tgz` of each. Returns the files; null if something failed. */
export function pack(): string[] | null {
  if (!declarePackages()) return null
  const release = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const file of readdirSync(OUT)) if (file.endsWith('.tgz')) rmSync(join(OUT, file))
  for (const name of PACKAGES) {
    const folder = join(OUT, name)
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(name, release), null, 2)}\n`)
    copyFileSync(`sdk/packages/${name}/README.md`, join(folder, 'README.md'))
    copyFileSync('LICENSE', join(folder, 'LICENSE'))
    const stdio = ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[]
    const packed = spawnSync('npm', ['pack', `./${name}`, '--silent'], { stdio, cwd: OUT })
    if (packed.status !== 0) return null
  }
  return readdirSync(OUT).flatMap(file => (file.endsWith('.tgz') ? [join(OUT, file)] : []))
}

/** What the packages take over from the repository's package.json. */
type Release = { readonly version: string; readonly license: string }

/**
 * Returns the package.json of a package. It isn't a file of the source folder, where it would hide the repository's own
 * from imports such as `#contract/embed.ts`. `private` keeps `npm publish` from publishing it; `npm pack` works.
 */
function packageJson(name: PackageName, { version, license }: Release) {
  const entry = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` })
  return {
    name: `@lapwing/${name}`,
    version,
    private: true,
    description: DESCRIPTIONS[name],
    license,
    keywords: [
      'customer support',
      'chat',
      'help center',
      'web components',
      ...(name === 'react' ? ['react'] : []),
    ],
    type: 'module',
    sideEffects: false,
    main: './index.js',
    types: './index.d.ts',
    ...(name === 'widget'
      ? {
          exports: {
            '.': entry('index'),
            './jsx': entry('jsx'),
            './custom-elements.json': './custom-elements.json',
            './package.json': './package.json',
          },
          customElements: 'custom-elements.json',
        }
      : {
          exports: { '.': entry('index'), './package.json': './package.json' },
          dependencies: { '@lapwing/widget': version },
          peerDependencies: { react: '>=19' },
        }),
  }
}
