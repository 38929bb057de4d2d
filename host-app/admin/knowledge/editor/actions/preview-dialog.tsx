import { useEffect, useRef } from 'react'
import type { ContentWords } from '#contract/entities/content.ts'
import { ownImage } from '#host-app/knowledge/markdown/link-target.ts'
import { Markdown } from '#host-app/knowledge/markdown/markdown.tsx'
import { loadPicture } from '../body/load-picture.ts'
import styles from './preview-dialog.module.css'
import { WideDialog } from './wide-dialog.tsx'

type PreviewProps = {
  readonly words: Pick<ContentWords, 'title' | 'excerpt' | 'body'>
  readonly language: string
  readonly onClose: () => void
}

/** An article as its readers will see it. */
export function PreviewDialog({ words, language, onClose }: PreviewProps) {
  const article = useRef<HTMLElement>(null)
  // A draft's pictures have no public address yet.
  useEffect(() => {
    for (const image of article.current!.querySelectorAll('img')) {
      const own = ownImage(image.src)
      if (own)
        loadPicture(own.path).then(
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
        <h1 dir="auto">{words.title}</h1>
        {words.excerpt && (
          <p className={styles['lead']} dir="auto">
            {words.excerpt}
          </p>
        )}
        <Markdown text={words.body} />
      </article>
    </WideDialog>
  )
}
