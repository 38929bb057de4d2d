import type { TestVerdict } from '#contract/entities/playground.ts'

/** Why a pinned test passed or failed, in words. */
export const VERDICTS: Readonly<Record<TestVerdict, string>> = {
  'as-expected': 'As expected',
  'not-answered': 'Not answered',
  'other-article': 'Answered from another article',
  answered: 'Answered, though no answer is expected',
  'article-removed': 'Its article was removed',
}
