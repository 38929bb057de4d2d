import { NOTE_BUCKET } from '#contract/constants/conversation.ts'
import { ApiError } from '#host-app/adapters/api/api-error.ts'
import { dataClient } from '#host-app/adapters/session/supabase.ts'

/** Downloads the file of a note as the signed-in person. Rejects with an `ApiError` that has a readable message. */
export async function downloadNoteFile(key: string): Promise<Blob> {
  const { data, error } = await (await dataClient()).storage.from(NOTE_BUCKET).download(key)
  if (error) throw new ApiError('network', 0, `The download failed: ${error.message}`)
  return data
}
