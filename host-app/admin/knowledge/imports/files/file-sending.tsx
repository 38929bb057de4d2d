import { errorText } from '#host-app/adapters/api/api-error.ts'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { ProgressBar } from '#host-app/ui/loading/progress-bar.tsx'
import { FileChooser } from './file-chooser.tsx'
import { RefusedFiles } from './refused-files.tsx'
import { NothingToImportError, type useFileSending } from './use-file-sending.ts'

type FileSendingProps = {
  readonly of: Pick<
    ReturnType<typeof useFileSending>,
    'files' | 'refused' | 'dealtWith' | 'isSending' | 'error' | 'choose'
  >
}

/** The chosen files, the upload's progress, and the files left out. */
export function FileSending({ of }: FileSendingProps) {
  const { files, refused, dealtWith, isSending, error, choose } = of
  const count = files.length.toLocaleString()
  return (
    <>
      {!isSending && <FileChooser onChoose={choose} />}
      {(isSending || dealtWith > 0) && (
        <ProgressBar
          label={`${dealtWith.toLocaleString()} of ${count} files sent`}
          value={dealtWith}
          max={files.length}
        />
      )}
      {!isSending && files.length > 0 && (
        <p role="status">
          {files.length === 1 ? '1 file' : `${count} files`}, {sizeOf(files)}
        </p>
      )}
      <RefusedFiles refused={refused} />
      <FormError text={error && whatFailed(error)} />
    </>
  )
}

function whatFailed(error: Error): string {
  if (error instanceof NothingToImportError) return 'None of these files can be imported.'
  return `${errorText(error)} Files already sent are safe.`
}

function sizeOf(files: readonly { readonly size: number }[]): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const kilobytes = Math.max(1, Math.round(bytes / 1_024))
  return kilobytes < 1_024 ? `${kilobytes.toLocaleString()} KB` : `${(kilobytes / 1_024).toFixed(1)} MB`
}
