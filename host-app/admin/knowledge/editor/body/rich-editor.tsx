import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { Document } from '../../markdown/document.ts'
import { keepSource } from '../../markdown/keep-source.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import type { BodyProps } from './body-props.ts'
import { EXTENSIONS } from './extensions.ts'
import styles from './rich-editor.module.css'
import { Toolbar } from './toolbar.tsx'

const TAG = /<[a-z][^<>]*>/gi
const STYLES_AND_HANDLERS = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/** A rich-text editor that reads and writes Markdown. Check `keepsMarkdown` first. */
export function RichEditor({ text, isReadOnly, onChange, onPicture }: BodyProps) {
  const [keepFirst] = useState(() => keepSource(text))
  const write = useRef(keepFirst)
  const shown = useRef(text)
  const change = useRef(onChange)
  change.current = onChange
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: readMarkdown(text).document as never,
    editable: !isReadOnly,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: withoutStyles,
      attributes: {
        class: styles['text']!,
        role: 'textbox',
        'aria-label': 'Text',
        'aria-multiline': 'true',
      },
    },
    onUpdate({ editor }) {
      const next = write.current(editor.getJSON() as Document)
      // Only what the user typed is saved, not the editor's normalization.
      if (next === shown.current) return
      shown.current = next
      change.current(next)
    },
  })

  useEffect(() => {
    if (text === shown.current) return
    shown.current = text
    write.current = keepSource(text)
    editor.commands.setContent(readMarkdown(text).document as never, { emitUpdate: false })
  }, [editor, text])
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly])

  return (
    <div className={styles['editor']}>
      {!isReadOnly && <Toolbar editor={editor} onPicture={onPicture} />}
      <EditorContent editor={editor} className={styles['content']} />
    </div>
  )
}

/**
 * Returns pasted HTML without inline styles and event handlers. The editor's schema drops both and the
 * page's content security policy blocks both, but the browser would report each one.
 */
export function withoutStyles(html: string): string {
  return html.replace(TAG, tag => tag.replace(STYLES_AND_HANDLERS, ''))
}
