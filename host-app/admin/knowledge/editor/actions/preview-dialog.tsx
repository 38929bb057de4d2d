import { useEffect, useRef } from 'react'
import type { ContentFields } from '#contract/entities/content.ts'
import { Markdown } from '#host-app/help-center/markdown/markdown.tsx'
import { ownImage } from '#host-app/help-center/markdown/read-markdown.ts'
import { loadPicture } from '../body/load-picture.ts'
import styles from './preview-dialog.module.css'
import { WideDialog } from './wide-dialog.tsx'

type PreviewProps = {
  readonly fields: Pick<ContentFields, 'title' | 'excerpt' | 'body'>
  readonly language: string
  readonly onClose: () => void
}

/** An article as readers will see it. */
export function PreviewDialog({ fields, language, onClose }: PreviewProps) {
  const article = useRef<HTMLElement>(null)
  // Images of a draft have no public address yet.
  useEffect(() => {
    for (const image of article.current!.querySelectorAll('img')) {
      const own = ownImage(image.src)
      if (own)
        loadPicture(own.src).then(
          data => {
            image.src = data
          },
          () => {},
        )
    }
  }, [])
  return (
    <WideDialog title="Preview" onClose={onClose}>
      <article ref={article} className={styles['article']} lang={language}>
        <h1 dir="auto">{fields.title}</h1>
        {fields.excerpt && (
          <p className={styles['lead']} dir="auto">
            {fields.excerpt}
          </p>
        )}
        <Markdown text={fields.body} />
      </article>
    </WideDialog>
  )
}
