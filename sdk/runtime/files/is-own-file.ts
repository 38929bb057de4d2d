import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import type { Edges } from '../conversation/effects/edges.ts'

/** Whether an address lies in the file store of the server that the conversation on the screen is with. */
export function isOwnFile({ storage, state }: Pick<Edges, 'storage' | 'state'>, url: string): boolean {
  const credential = storage.read().credentials[state().conversationId ?? '']
  if (!credential) return false
  return url.startsWith(`${credential.realtime.url}/storage/v1/object/public/${UPLOAD_BUCKET}/`)
}
