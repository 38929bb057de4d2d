import { PARTS_MAX } from '#contract/constants/ai.ts'

/**
 * The quotes that answer the parts of one question, below one another in the parts' order. One that another already says
 * is left out, and of more than two parts only the first two are answered.
 */
export function joinExcerpts(excerpts: readonly string[]): string {
  const kept: string[] = []
  for (const excerpt of excerpts) {
    if (excerpt === '' || kept.length === PARTS_MAX || kept.some(each => each.includes(excerpt))) continue
    const isLonger = (each: string) => excerpt.includes(each)
    const same = kept.findIndex(isLonger)
    if (same < 0) kept.push(excerpt)
    else kept[same] = excerpt
  }
  return kept.join('\n\n')
}
