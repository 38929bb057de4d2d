import { compareWords } from './compare-words.ts'
import { Differences } from './differences.tsx'
import type { Draft } from './use-draft.ts'

/** What is looked at before an article is published: all that changes for its readers. */
export function PublishReview({ draft }: { readonly draft: Draft }) {
  const { detail, words } = draft.state
  if (detail.live === null) return <p>Visitors will read it for the first time.</p>
  return <Differences differences={compareWords(detail.live, words)} />
}
