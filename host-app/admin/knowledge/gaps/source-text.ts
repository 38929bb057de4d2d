import type { Gap, GapSource } from '#contract/entities/gaps.ts'

const WORDS: Readonly<Record<GapSource, (count: number) => string>> = {
  chat: count => (count === 1 ? '1 in a chat' : `${count} in chats`),
  search: count => (count === 1 ? '1 search' : `${count} searches`),
  unhelpful: count => (count === 1 ? '1 answer that did not help' : `${count} answers that did not help`),
}

/** Where the questions of a gap were asked, in words; the most frequent first. */
export function sourceText(sources: Gap['sources']): string {
  return (Object.keys(WORDS) as GapSource[])
    .filter(source => sources[source] > 0)
    .sort((a, b) => sources[b] - sources[a])
    .map(source => WORDS[source](sources[source]))
    .join(', ')
}
