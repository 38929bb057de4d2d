import { FilesPanel } from './files-panel.tsx'
import { PlacePanel } from './place-panel.tsx'
import { QuestionsPanel } from './questions-panel.tsx'
import { SeoPanel } from './seo-panel.tsx'
import { TranslationsPanel } from './translations-panel.tsx'
import type { Draft } from './use-draft.ts'
import type { Files } from './use-files.ts'

export type PanelProps = { readonly draft: Draft; readonly isReadOnly: boolean }

/** All that is known of an article beside its text. */
export function Panels({ files, ...props }: PanelProps & { readonly files: Files }) {
  return (
    <>
      <PlacePanel {...props} />
      <QuestionsPanel {...props} />
      <SeoPanel {...props} />
      <FilesPanel {...props} files={files} />
      <TranslationsPanel {...props} />
    </>
  )
}
