/** Stores files that mails bring in the storage of a Supabase project, which keeps all files of its installation. */
import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import { mintVisitorToken } from '#server/domain/visitor-tokens.ts'
import { FileStoreError } from '#server/ports/files.ts'
import type { KeepFile } from '#server/ports/mail.ts'
import type { Tokens } from '#server/tokens/tokens.ts'

/** How long storing a file may take, in ms. */
const TIMEOUT_MS = 60_000

/** Returns a function that stores a file with the token of its conversation's visitor, as the widget does. */
export function createProjectFiles({
  projectUrl,
  anonKey,
  tokens,
}: {
  readonly projectUrl: string
  readonly anonKey: string
  readonly tokens: Tokens
}): KeepFile {
  return async ({ id, companyId }, key, bytes) => {
    const token = await mintVisitorToken(tokens, { companyId, conversationId: id, tenant: '' })
    const path = key.split('/').map(encodeURIComponent).join('/')
    const response = await fetch(`${projectUrl}/storage/v1/object/${UPLOAD_BUCKET}/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        apikey: anonKey,
        'content-type': 'application/octet-stream',
      },
      body: bytes,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return 'kept'
    // Supabase puts the status into the body (see `storage-error.ts`).
    const text = await response.text()
    if (response.status === 413 || /"statusCode":\s*"413"/.test(text)) return 'no-space'
    throw new FileStoreError(`The project's storage did not take a file (${response.status}).`)
  }
}
