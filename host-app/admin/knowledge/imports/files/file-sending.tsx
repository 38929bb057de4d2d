import { Upload } from 'lucide-react'
import { type ComponentProps, type DragEvent, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { ProgressBar } from '#host-app/shared/ui/loading/progress-bar.tsx'
import styles from './file-sending.module.css'
import type { ImportFile, RefusalReason, Refused } from './import-files.ts'
import { NothingToImportError, type useFileSending } from './use-file-sending.ts'

const ENDINGS = '.md,.markdown,.txt,.html,.htm'

const REASONS: Readonly<Record<RefusalReason, string>> = {
  kind: 'neither Markdown nor HTML',
  name: 'name too long',
  same_name: 'another file has this name',
  empty: 'empty',
  too_long: 'too long for one article',
  not_text: 'not UTF-8 text',
  too_many: 'over the limit of one import',
}

const SHOWN = 50

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

/** Lists the files left out, with reasons. Renders nothing if there are none. */
function RefusedFiles({ refused }: { readonly refused: readonly Refused[] }) {
  if (refused.length === 0) return null
  const title =
    refused.length === 1 ? '1 file is skipped' : `${refused.length.toLocaleString()} files are skipped`
  return (
    <section className={styles['refused']} aria-label="Skipped">
      <p role="status">{title}</p>
      <ul>
        {refused.slice(0, SHOWN).map(({ name, reason }) => (
          <li key={`${reason} ${name}`}>
            <span className={styles['name']}>{name}</span>: {REASONS[reason]}
          </li>
        ))}
      </ul>
      {refused.length > SHOWN && <p>and {(refused.length - SHOWN).toLocaleString()} more</p>}
    </section>
  )
}

type FileChooserProps = { readonly onChoose: (files: readonly ImportFile[]) => void }

/** Chooses files or a folder, from a dialog or by drag and drop. */
function FileChooser({ onChoose }: FileChooserProps) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    droppedFiles(event.dataTransfer.items).then(onChoose, () =>
      toast.error('This could not be read. Choose it with the buttons instead.'),
    )
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the buttons inside.
    <div
      className={styles['place']}
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Upload size={20} aria-hidden="true" />
      <p>Drop Markdown or HTML files here, or a folder with them.</p>
      <div className={styles['buttons']}>
        <Button onClick={() => files.current?.click()}>Choose files</Button>
        <Button onClick={() => folder.current?.click()}>Choose a folder</Button>
      </div>
      <HiddenInput ref={files} accept={ENDINGS} aria-label="Files" onChoose={onChoose} />
      <HiddenInput ref={folder} {...{ webkitdirectory: '' }} aria-label="Folder" onChoose={onChoose} />
    </div>
  )
}

function HiddenInput({ onChoose, ...input }: FileChooserProps & ComponentProps<'input'>) {
  return (
    <input
      {...input}
      type="file"
      multiple
      hidden
      onChange={event => {
        onChoose([...(event.currentTarget.files ?? [])].map(file => importFile(file)))
        // Lets the same file be chosen again.
        event.currentTarget.value = ''
      }}
    />
  )
}

/** Returns a file with its path below the chosen folder, which distinguishes files of the same name. */
function importFile(file: File, path = file.webkitRelativePath || file.name): ImportFile {
  return {
    name: path,
    size: file.size,
    lastModified: file.lastModified,
    arrayBuffer: () => file.arrayBuffer(),
  }
}

/** Returns the dropped files, including all files in dropped folders. Rejects if some can't be read. */
async function droppedFiles(items: DataTransferItemList): Promise<ImportFile[]> {
  // Read all entries at once: after the event the list is empty.
  const dropped = [...items].map(item => item.webkitGetAsEntry() ?? item.getAsFile())
  const found: ImportFile[] = []
  for (const each of dropped) {
    if (each instanceof File) found.push(importFile(each))
    else if (each) await collect(each, found)
  }
  return found
}

async function collect(entry: FileSystemEntry, into: ImportFile[]): Promise<void> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    into.push(importFile(file, entry.fullPath.replace(/^\//, '')))
  } else if (isFolder(entry)) {
    const reader = entry.createReader()
    // A reader returns a folder's entries in batches, and an empty batch at the end.
    for (;;) {
      const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
        reader.readEntries(resolve, reject),
      )
      if (part.length === 0) return
      for (const each of part) await collect(each, into)
    }
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}
