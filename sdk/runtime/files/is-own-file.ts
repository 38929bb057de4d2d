import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import type { Edges } from '../conversation/effects/edges.ts'

/** Whether a URL belongs to the file store of the current conversation's server. */
export function isOwnFile({ storage, state }: Pick<Edges, 'storage' | 'state'>, url: string): boolean {
  const credential = storage.read().credentials[state().conversationId ?? '']
  if (!credential) return false
  return url.startsWith(`${credential.realtime.url}/storage/v1/object/public/${UPLOAD_BUCKET}/`)
}
