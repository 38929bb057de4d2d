/**
 * `npm run shape`: measures how the source is laid out: how many files there are, how long they are, and how many have one
 * user. The figures are signs of where to look, not aims.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const LAYERS = ['contract', 'core', 'sdk', 'host-app', 'server']
/** Files with fewer lines are short; of style sheets, with fewer than the second. */
const [SHORT, SHORT_STYLES] = [40, 25]
const IMPORT =
  /(?:import|export)\s+(?:type\s+)?([^'"]*?)\s*from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|import\s+'([^']+)'/g
const EXPORT = /^export (?:declare )?(?:async )?(?:function\*?|const|let|class|type|enum) (\w+)/gm

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
const paths = listed.split('\n').filter(path => existsSync(path))
const isTest = path => /^(tests|bench)\//.test(path) || /\.(test|spec)\.tsx?$/.test(path)
const code = paths.filter(path => /\.tsx?$/.test(path))
const sources = code.filter(path => !isTest(path))
const textOf = new Map(code.map(path => [path, readFileSync(path, 'utf8')]))
const linesOf = path => (textOf.get(path) ?? readFileSync(path, 'utf8')).split('\n').length - 1

/** Returns the path that an import in a file means; null for a package. */
function resolve(from, specifier) {
  const target = specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : null
  return target?.split('?')[0] ?? null
}

/** For each file, its importers, with the names that each takes. */
const importers = new Map(paths.map(path => [path, new Map()]))
for (const [path, text] of textOf)
  for (const [, names = '', from, lazy, bare] of text.matchAll(IMPORT)) {
    const target = resolve(path, from ?? lazy ?? bare)
    if (!importers.has(target)) continue
    const known = importers.get(target).get(path) ?? new Set()
    for (const name of names.replace(/[{}]/g, ',').split(','))
      known.add(
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0],
      )
    if (names === '' || names.startsWith('*')) known.add('*')
    importers.get(target).set(path, known)
  }

const users = path => [...importers.get(path).keys()].filter(each => !isTest(each))
const single = sources.filter(path => users(path).length === 1)
const beside = single.filter(path => dirname(users(path)[0]) === dirname(path))
const short = sources.filter(path => linesOf(path) < SHORT)

let [exported, usedOnce, usedByTests] = [0, 0, 0]
for (const path of sources)
  for (const [, name] of textOf.get(path).matchAll(EXPORT)) {
    const takers = [...importers.get(path)].filter(([, names]) => names.has(name) || names.has('*'))
    const outside = takers.filter(([taker]) => !isTest(taker))
    exported++
    if (outside.length === 1) usedOnce++
    const isUsedHere = textOf.get(path).split(new RegExp(`\\b${name}\\b`)).length > 2
    if (outside.length === 0 && takers.length > 0 && !isUsedHere) usedByTests++
  }

/** The pairs of features of the admin area of which one imports from the other. */
const featureOf = path => /^host-app\/admin\/([^/]+)\//.exec(path)?.[1]
const crossing = new Set()
for (const path of sources)
  for (const user of users(path)) {
    const [to, from] = [featureOf(path), featureOf(user)]
    if (to && from && to !== from) crossing.add(`${from} ${to}`)
  }
const mutual = [...crossing].filter(pair => crossing.has(pair.split(' ').reverse().join(' '))).length / 2

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const sum = numbers => numbers.reduce((total, number) => total + number, 0)
const styles = paths.filter(path => path.endsWith('.module.css'))
const catalogs = sources.filter(
  path => /(?:messages|locales)\//.test(path) || /(?:^|\/)[\w-]*-messages\.ts$/.test(path),
)
const rows = [
  ['source files / lines', `${sources.length} / ${sum(sources.map(linesOf))}`],
  ['test files / lines', `${code.length - sources.length} / ${sum(code.filter(isTest).map(linesOf))}`],
  ['with exactly one importer / of these in the same folder', `${single.length} / ${beside.length}`],
  [
    `under ${SHORT} lines / of these with one importer`,
    `${short.length} / ${short.filter(path => single.includes(path)).length}`,
  ],
  [
    `median lines of ${LAYERS.join(', ')}`,
    LAYERS.map(layer => median(sources.filter(path => path.startsWith(`${layer}/`)).map(linesOf))).join(', '),
  ],
  ['exports / with one user / used by tests only', `${exported} / ${usedOnce} / ${usedByTests}`],
  [
    `style sheets of components / under ${SHORT_STYLES} lines`,
    `${styles.length} / ${styles.filter(path => linesOf(path) < SHORT_STYLES).length}`,
  ],
  ['files of messages', catalogs.length],
  ['imports between features of the admin area / mutual', `${crossing.size} / ${mutual}`],
  [
    'longest file',
    sources
      .map(path => [linesOf(path), path])
      .sort(([one], [other]) => other - one)[0]
      .join(' '),
  ],
]
const width = Math.max(...rows.map(([name]) => name.length))
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`)
