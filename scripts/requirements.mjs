/** `npm run requirements`: lists the ids of docs/requirements.md that no test title names, grouped by prefix. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist'])

function testFiles(folder = '.') {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : testFiles(path)
    return /\.(test|spec)\.[a-z]+$/.test(entry.name) ? [path] : []
  })
}

function idsIn(text, pattern) {
  return [...text.matchAll(pattern)].map(match => match[1])
}

const ids = idsIn(readFileSync('docs/requirements.md', 'utf8'), /^- ([A-Z]+-\d+)/gm)
const named = new Set(testFiles().flatMap(file => idsIn(readFileSync(file, 'utf8'), /\[([A-Z]+-\d+)/g)))

for (const prefix of new Set(ids.map(id => id.split('-')[0]))) {
  const all = ids.filter(id => id.startsWith(`${prefix}-`))
  const missing = all.filter(id => !named.has(id))
  const numbers = missing.map(id => id.slice(prefix.length + 1))
  console.log(
    `${prefix.padEnd(7)} ${all.length - missing.length} of ${all.length} named${missing.length ? `, not: ${numbers.join(' ')}` : ''}`,
  )
}
console.log(`${ids.filter(id => named.has(id)).length} of ${ids.length} requirements are named by a test`)
