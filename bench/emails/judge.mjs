// node judge.mjs FOLDER RESULTS.jsonl [--wrong]     (or: node judge.mjs FOLDER --self)
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [dir, resFile, ...opts] = process.argv.slice(2)
if (!dir || !resFile) {
  console.error('usage: node judge.mjs FOLDER RESULTS.jsonl [--wrong]  |  node judge.mjs FOLDER --self')
  process.exit(2)
}
const cases = readdirSync(dir)
  .filter(f => f.endsWith('.json') && f !== 'context.json')
  .sort()
  .map(f => JSON.parse(readFileSync(join(dir, f), 'utf8')))
const self = resFile === '--self'
const results = new Map(
  (self
    ? cases.map(c => ({ ...c }))
    : readFileSync(resFile, 'utf8')
        .split('\n')
        .filter(l => l.trim())
        .map(l => JSON.parse(l))
  ).map(r => [String(r.file).split('/').pop(), r]),
)

const norm = s =>
  String(s ?? '')
    .normalize('NFC')
    .replace(/\u200b|\u200c|\u200d|\u200e|\u200f|[\u202a-\u202e]|[\u2066-\u2069]|\ufeff|\u034f/g, '')
    .replace(/\s+/g, ' ')
    .trim()
const tokens = s =>
  norm(s)
    .toLowerCase()
    .match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+|\p{Extended_Pictographic}/gu,
    ) ?? []
function f1(a, b) {
  const x = tokens(a),
    y = tokens(b)
  if (!x.length && !y.length) return 1
  if (!x.length || !y.length) return 0
  const m = new Map()
  for (const t of x) m.set(t, (m.get(t) ?? 0) + 1)
  let hit = 0
  for (const t of y) {
    const n = m.get(t) ?? 0
    if (n) {
      hit++
      m.set(t, n - 1)
    }
  }
  const p = hit / y.length,
    r = hit / x.length
  return p + r ? (2 * p * r) / (p + r) : 0
}
const email = f => {
  const s = typeof f === 'string' ? f : (f?.address ?? f?.email ?? '')
  return (s.match(/<([^<>]*)>\s*$/)?.[1] ?? s).trim().toLowerCase()
}
const nameOk = (want, got) => {
  if (want == null) return true
  const g = String(got ?? '').normalize('NFC'),
    w = want.normalize('NFC')
  if (g === w) return true
  return (
    w.length > 200 &&
    g.length >= 80 &&
    g.slice(0, 60) === w.slice(0, 60) &&
    g.endsWith(w.slice(w.lastIndexOf('.')))
  ) // long names may be cut
}
const attOk = (want, got) => {
  const type = t =>
    String(t ?? '')
      .toLowerCase()
      .split(';')[0]
      .trim()
  if (type(want.type) !== type(got.type) || !!want.inline !== !!got.inline || !nameOk(want.name, got.name))
    return false
  const loose = /^(message|text)\//.test(type(want.type)) // line ends may change there
  return Math.abs(want.size - Number(got.size)) <= (loose ? Math.max(2, want.size * 0.05) : 0)
}
function attsOk(want, got) {
  const rest = [...(got ?? [])]
  if (rest.length !== want.length) return false
  for (const w of [...want].sort((a, b) => (a.name == null) - (b.name == null))) {
    const i = rest.findIndex(g => attOk(w, g))
    if (i < 0) return false
    rest.splice(i, 1)
  }
  return true
}
const COLS = ['kind', 'thread', 'exact', 'text', 'attach', 'noleak', 'from', 'subject', 'all']
const judge = (c, r) => {
  const o = {}
  if (!r) {
    for (const k of COLS)
      o[k] =
        (k === 'thread' && c.thread == null) ||
        ((k === 'exact' || k === 'text') && c.text == null) ||
        (k === 'attach' && c.attachments == null) ||
        (k === 'noleak' && !c.must_not_contain.length)
          ? null
          : false
    o.why = ['no result']
    return o
  }
  o.kind = r.kind === c.kind || (c.kind_accept ?? []).includes(r.kind)
  const excused = o.kind && r.kind !== c.kind // an accepted refusal: text, thread, attachments are then not asked for
  o.thread =
    c.thread == null || excused
      ? null
      : c.thread.by === 'none'
        ? !r.thread?.target
        : r.thread?.target === c.thread.target &&
          [c.thread.by, ...(c.thread_accept ?? [])].includes(r.thread?.by)
  const wants = c.text == null || excused ? null : [c.text, ...(c.accept ?? [])]
  o.exact = wants?.some(w => norm(w) === norm(r.text)) ?? null
  o.f1 = wants && Math.max(...wants.map(w => f1(w, r.text)))
  o.text = wants && o.f1 >= 0.95
  o.attach = c.attachments == null || excused ? null : attsOk(c.attachments, r.attachments)
  const hay = [r.text, r.subject, ...(r.attachments ?? []).map(a => a.name)].map(s => String(s ?? '')),
    hayN = hay.map(norm)
  o.leaks = excused
    ? []
    : c.must_not_contain.filter(
        m => hay.some(s => s.includes(m)) || (norm(m) && hayN.some(s => s.includes(norm(m)))),
      )
  o.noleak = c.must_not_contain.length ? !o.leaks.length : null
  o.from = email(r.from) === c.from.toLowerCase()
  o.subject =
    norm(r.subject) === norm(c.subject) && !(c.subject_single_line && /[\r\n]/.test(String(r.subject)))
  o.all = ['kind', 'thread', 'text', 'attach', 'noleak', 'from', 'subject'].every(k => o[k] !== false)
  o.why = ['kind', 'thread', 'text', 'attach', 'noleak', 'from', 'subject'].filter(k => o[k] === false)
  return o
}
const rows = new Map(),
  total = {},
  wrong = []
let right = 0
const opt = {
  should_ai_answer: [0, 0],
  language: [0, 0],
  reply_to: [0, 0],
  signature_removed: [0, 0],
  has_quote_removed: [0, 0],
}
for (const c of cases) {
  const r = results.get(c.file),
    o = judge(c, r)
  const row = rows.get(c.class) ?? {}
  rows.set(c.class, row)
  row.n = (row.n ?? 0) + 1
  total.n = (total.n ?? 0) + 1
  for (const k of COLS)
    if (o[k] !== null)
      for (const t of [row, total]) {
        t[k] ??= [0, 0]
        t[k][1]++
        if (o[k]) t[k][0]++
      }
  if (o.all) right++
  else
    wrong.push(
      `${c.file}: ${o.why.join(', ')}${o.text === false ? ` (F1 ${o.f1 == null ? '-' : o.f1.toFixed(2)})` : ''}${o.leaks?.length ? ` leaked ${JSON.stringify(o.leaks)}` : ''}`,
    )
  if (r && !self)
    for (const k of Object.keys(opt))
      if (r[k] !== undefined && c[k] !== null) {
        opt[k][1]++
        if (
          k === 'reply_to'
            ? email(r[k]) === email(c[k])
            : k === 'signature_removed'
              ? f1(c[k], r[k]) >= 0.9
              : r[k] === c[k]
        )
          opt[k][0]++
      }
}
const cell = x => (x ? `${x[0]}/${x[1]}` : '-').padStart(8)
const heads = ['kind', 'thread', 'exact', 'F1>=.95', 'attach', 'no leak', 'from', 'subject', 'all']
console.log('class'.padEnd(24) + 'n'.padStart(4) + heads.map(h => h.padStart(8)).join(''))
for (const [k, row] of [...rows].sort(([a], [b]) => a.localeCompare(b)))
  console.log(k.padEnd(24) + String(row.n).padStart(4) + COLS.map(x => cell(row[x])).join(''))
console.log('total'.padEnd(24) + String(total.n).padStart(4) + COLS.map(x => cell(total[x])).join(''))
for (const [k, [a, b]] of Object.entries(opt))
  if (b) console.log(`optional field ${k}: ${a} of ${b} (does not count)`)
const unknown = self ? [] : [...results.keys()].filter(f => !cases.some(c => c.file === f))
if (unknown.length) console.log('results for unknown files, ignored:', unknown.length)
if (opts.includes('--wrong')) for (const w of wrong) console.log(`  ${w}`)
console.log(`right ${right} of ${cases.length}`)
