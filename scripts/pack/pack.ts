import { spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarePackages } from './declare.ts'
import { PACKAGES, packageJson } from './package-json.ts'

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
