import { describe, expect, it } from 'vitest'
import { findProblem } from './check-patterns.ts'
import { literalsIn } from './find-patterns.ts'

describe('the check of patterns', () => {
  it('finds the literals of a file, with their lines', () => {
    const code = "const a = /x+/gu\n\nexport const b = (t: string) => t.replace(/[/]/, '/no/')\n"
    expect(literalsIn('a.ts', code)).toEqual([
      { file: 'a.ts', line: 1, literal: '/x+/gu' },
      { file: 'a.ts', line: 3, literal: '/[/]/' },
    ])
  })

  it('refuses a pattern of quadratic time, with a text that shows it', async () => {
    expect(await findProblem(String.raw`/\/+$/`)).toMatch(/2nd degree polynomial time for '\/'\.repeat\(/)
    expect(await findProblem(String.raw`/^\/+/`)).toBeNull()
  })
})
