import { REMEMBERED_CONVERSATIONS } from '#contract/constants/conversation.ts'
import type { VisitorRecord } from './visitor-storage.ts'

/**
 * Returns what the browser remembers of a visitor together with what they did before their consent, which was only in
 * memory. Nothing of either is lost; where both have a value, the newer one wins.
 * @param typed the drafts that they have written since they were last kept
 */
export function mergeRecords(
  stored: VisitorRecord,
  inMemory: VisitorRecord,
  typed: VisitorRecord['drafts'],
): VisitorRecord {
  const outbox = { ...stored.outbox, ...inMemory.outbox }
  for (const key of Object.keys(outbox))
    outbox[key] = unite(stored.outbox[key], inMemory.outbox[key], 'clientId')
  const newer = { ...inMemory.drafts, ...typed }
  const drafts = { ...stored.drafts, ...newer }
  for (const key of Object.keys(drafts)) {
    drafts[key] = [...new Set([stored.drafts[key], newer[key]])].filter(Boolean).join('\n')
  }
  return {
    email: inMemory.email ?? stored.email,
    name: inMemory.name ?? stored.name,
    conversationId: inMemory.conversationId ?? stored.conversationId,
    remembered: unite(stored.remembered, inMemory.remembered, 'id')
      .sort((a, b) => b.lastMessageAt - a.lastMessageAt)
      .slice(0, REMEMBERED_CONVERSATIONS),
    credentials: { ...stored.credentials, ...inMemory.credentials },
    outbox,
    creationKeys: { ...stored.creationKeys, ...inMemory.creationKeys },
    drafts,
    ticketDraft: { ...stored.ticketDraft, ...inMemory.ticketDraft },
    isMuted: stored.isMuted || inMemory.isMuted,
    isPrivacyNoticeDismissed: stored.isPrivacyNoticeDismissed || inMemory.isPrivacyNoticeDismissed,
  }
}

/** Returns the items of both lists, the newer one of those with the same id. */
function unite<Id extends string, Item extends Readonly<Record<Id, unknown>>>(
  old: readonly Item[] = [],
  newer: readonly Item[] = [],
  id: Id,
): Item[] {
  const ids = new Set(newer.map(item => item[id]))
  return [...old.filter(item => !ids.has(item[id])), ...newer]
}
