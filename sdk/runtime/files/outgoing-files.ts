import type { ChosenFile } from '#core/conversation/events.ts'
import type { Edges } from '../conversation/effects/edges.ts'

/** Keeps the bytes of files for their upload, and returns what the outbox needs to know of them. */
export function outgoingFiles(
  { files, newId }: Pick<Edges, 'files' | 'newId'>,
  given: readonly File[],
): ChosenFile[] {
  return given.map(file => {
    const clientId = newId()
    files.set(clientId, file)
    return { clientId, name: file.name, size: file.size, mediaType: file.type, progress: 0 }
  })
}
