import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { UNKNOWN_OPERATOR } from '#contract/constants/operator.ts'
import { BUILT_ORIGIN } from '#contract/constants/site.ts'
import type { PreviewGateConfig } from '#server/config/read-config.ts'
import { createFileReader, type Form, type ReadBuiltFile } from './read-built-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'built-files-'))
const file = join(folder, 'page.html')
const write = (text: string) => writeFileSync(file, text)
afterAll(() => rmSync(folder, { recursive: true }))

const PAGE = `<html><head><link href="${BUILT_ORIGIN}/"><meta content="${BUILT_ORIGIN}/x"></head></html>`
const text = async (read: ReadBuiltFile, form: Form) => {
  const built = await read(file, form)
  return built && Buffer.from(built.bytes).toString()
}
const reader = (gate: PreviewGateConfig | null, publicUrl = 'https://help.test') =>
  createFileReader(() => publicUrl, gate, UNKNOWN_OPERATOR)
const noGate = reader(null)

it('puts the origin of the server wherever the build left it open', async () => {
  write(PAGE)
  const page =
    '<html><head><link href="https://help.test/"><meta content="https://help.test/x"></head></html>'
  expect(await text(noGate, 'text')).toBe(page)
  expect(await text(noGate, 'gated')).toBe(page)
})

it('takes nothing but the origin of a public address', async () => {
  write(BUILT_ORIGIN)
  const read = reader(null, 'https://help.test:8443/"><b>')
  expect(await text(read, 'text')).toBe('https://help.test:8443')
})

it('[GATE-01] puts the gate before everything else of a page', async () => {
  write('<html><head><meta charset="utf-8"></head><body>$& <head></body></html>')
  const closed = reader({ passphrase: 'sesame', isNamed: false })
  const head = '<html><head><script src="/preview-gate.js"></script><meta charset="utf-8">'
  expect(await text(closed, 'gated')).toBe(`${head}</head><body>$& <head></body></html>`)
  expect(await text(closed, 'text')).not.toContain('preview-gate')
  const named = reader({ passphrase: 'a"b $&', isNamed: true })
  expect(await text(named, 'gated')).toContain('data-passphrase="a&#34;b $&#38;"')
})

it('[ROUTE-09] fills in the operator, as text only', async () => {
  const fact = (name: string, text: string) => `<bdi data-operator="${name}">${text}</bdi>`
  write(`${fact('name', 'not filled in yet')} and ${fact('address', 'not filled in yet')}`)
  const operator = { ...UNKNOWN_OPERATOR, name: '"A" <b>$&</b>' }
  const filled = createFileReader(() => 'https://help.test', null, operator)
  expect(await text(filled, 'text')).toBe(
    `${fact('name', '&#34;A&#34; &#60;b&#62;$&#38;&#60;/b&#62;')} and ${fact('address', 'not filled in yet')}`,
  )
})

it('sends the Brotli form that the build wrote beside a file, unless the file is newer', async () => {
  const compressed = `${file}.br`
  const brotliOf = async () => (await noGate(file, 'asset'))!.encoded.get('br')
  write('a')
  expect(await brotliOf()).toBeUndefined()
  writeFileSync(compressed, 'made by the build')
  utimesSync(file, 1, 1)
  expect(String(await brotliOf())).toBe('made by the build')
  utimesSync(compressed, 1, 1)
  utimesSync(file, 2, 2)
  expect(await brotliOf()).toBeUndefined()
  rmSync(compressed)
})

it('tells texts apart by their etags, and the gated from the open one', async () => {
  const read = reader({ passphrase: 'sesame', isNamed: false })
  write(PAGE)
  const etags = [await read(file, 'text'), await read(file, 'gated'), await noGate(file, 'text')].map(
    built => built?.etag,
  )
  expect(etags[0]).toMatch(/^"[\w-]{22}"$/)
  expect(etags[2]).toBe(etags[0])
  expect(etags[1]).not.toBe(etags[0])
})

it('leaves what is no text as it was built', async () => {
  write(PAGE)
  expect(await text(noGate, 'asset')).toBe(PAGE)
})

it('reads a file anew once it has changed', async () => {
  write('one')
  const before = await noGate(file, 'text')
  expect(await noGate(file, 'text')).toBe(before)
  write('two')
  utimesSync(file, 1, 1)
  expect(await text(noGate, 'text')).toBe('two')
})

it('knows no file that is not there, and no folder', async () => {
  expect(await noGate(join(folder, 'gone.html'), 'text')).toBeNull()
  expect(await noGate(folder, 'asset')).toBeNull()
})
