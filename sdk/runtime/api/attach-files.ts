import type { Edges } from '../conversation/effects/edges.ts'
import { chooseFiles, type RefusedFile } from './choose-files.ts'

/** Takes files into the outbox; the refused ones are given back. */
export function attachFiles(
  { files, newId, dispatch }: Edges,
  chosen: readonly File[],
): readonly RefusedFile[] {
  const { taken, refused } = chooseFiles(chosen)
  const outgoing = taken.map(file => {
    const clientId = newId()
    files.set(clientId, file)
    return { clientId, name: file.name, size: file.size, mediaType: file.type, progress: 0 }
  })
  if (outgoing.length > 0) dispatch({ type: 'files-chosen', files: outgoing })
  return refused
}
