import { FilesPanel } from './files-panel.tsx'
import type { PanelProps } from './panel.tsx'
import { PlacePanel } from './place-panel.tsx'
import { QuestionsPanel } from './questions-panel.tsx'
import { SeoPanel } from './seo-panel.tsx'
import { TranslationsPanel } from './translations-panel.tsx'
import type { Files } from './use-files.ts'

/** All panels beside an article's text. */
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
