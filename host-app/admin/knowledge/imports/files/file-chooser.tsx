import { Upload } from 'lucide-react'
import { type ComponentProps, type DragEvent, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { droppedFiles, importFile } from './dropped-files.ts'
import styles from './file-chooser.module.css'
import type { ImportFile } from './import-files.ts'

const ENDINGS = '.md,.markdown,.txt,.html,.htm'

type FileChooserProps = { readonly onChoose: (files: readonly ImportFile[]) => void }

/** Chooses files or a folder, from a dialog or by drag and drop. */
export function FileChooser({ onChoose }: FileChooserProps) {
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
