import type { ChatStores } from '../../../runtime/conversation/chat-stores.ts'
import { chooseFiles, type RefusedFile } from '../../../runtime/files/choose-files.ts'

/** Adds files to those that go with the draft. Returns the refused ones. */
export function stageFiles(
  { $files }: Pick<ChatStores, '$files'>,
  files: readonly File[],
): readonly RefusedFile[] {
  const { accepted, refused } = chooseFiles([...$files.get(), ...files])
  $files.set(accepted)
  return refused
}
