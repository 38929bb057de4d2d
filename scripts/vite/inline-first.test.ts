import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inlineFirst } from './inline-first.ts'

const folder = mkdtempSync(join(tmpdir(), 'inline-first-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'a.css'), 'a{b:"$&"}')
writeFileSync(join(folder, 'first.js'), 'first("$1")')

it('puts the style sheet and the first script into the shell, letter by letter', async () => {
  const rest = '<script src="/later.js" async></script><script type="module" src="/main.js"></script>'
  const shell = `<script src="/first.js"></script>${rest}<link rel="stylesheet" crossorigin href="/a.css">`
  expect(await inlineFirst(shell, folder)).toBe(`<script>first("$1")</script>${rest}<style>a{b:"$&"}</style>`)
})

it('fails on a shell without them: its pages would be slower, and nobody would notice', async () => {
  await expect(inlineFirst('<head></head>', folder)).rejects.toThrow('must hold')
})
