import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { useLeaveGuard } from '#host-app/shared/ui/use-leave-guard.ts'
import { type ImportFile, NOTHING_CHOSEN, type Refused, withFiles } from './import-files.ts'
import { sendFiles } from './send-files.ts'

/** Thrown when none of the chosen files can be imported. */
export class NothingToImportError extends Error {
  override readonly name = 'NothingToImportError'
}

/**
 * Returns the state and functions of an upload: choose files, send them into an import, start it. `begin`
 * returns the import's id; it is called once, when there is something to send. After a failure, `send`
 * resumes. `onStarted` is called when the import has started.
 */
export function useFileSending<Options>(
  begin: (given: Options) => Promise<string>,
  onStarted: (id: string) => void,
) {
  const [chosen, setChosen] = useState(NOTHING_CHOSEN)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [dealtWith, setDealtWith] = useState(0)
  const [importId, setImportId] = useState<string | null>(null)
  const leaving = useRef<AbortController>(null)

  const sending = useMutation({
    async mutationFn(given: Options) {
      let id = importId
      const stop = new AbortController()
      leaving.current = stop
      await sendFiles({
        files: chosen.files,
        from: dealtWith,
        signal: stop.signal,
        async send(batch) {
          id ??= await begin(given)
          setImportId(id)
          await callApi('addImportFiles', { params: { id }, body: { files: [...batch] } })
        },
        onProgress(reached, more) {
          setDealtWith(reached)
          setRefused(before => [...before, ...more])
        },
      })
      if (id === null) throw new NothingToImportError()
      await callApi('startImport', { params: { id } }).catch(ignoreStarted)
      if (!stop.signal.aborted) onStarted(id)
    },
  })
  const isSending = sending.isPending

  useEffect(() => () => leaving.current?.abort(), [])
  useLeaveGuard(isSending)

  return {
    files: chosen.files,
    refused: [...chosen.refused, ...refused],
    dealtWith,
    isSending,
    /** Whether the import exists, so that the settings of its drafts can't change anymore. */
    hasBegun: importId !== null,
    error: sending.error,
    choose: (files: readonly ImportFile[]) => setChosen(before => withFiles(before, files)),
    send: sending.mutate,
  }
}

/** Ignores `import_closed`: an earlier attempt succeeded, but its answer was lost. */
function ignoreStarted(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'import_closed')) throw error
}
