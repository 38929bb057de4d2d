import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import type { Document } from '../markdown/document.ts'
import { readMarkdown } from '../markdown/read-markdown.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import type { BodyProps } from './body-props.ts'
import { EXTENSIONS } from './extensions.ts'
import styles from './rich-editor.module.css'
import { Toolbar } from './toolbar.tsx'
import { withoutStyles } from './without-styles.ts'

/** An article's text as it will look; what it holds is Markdown. Ask `keepsMarkdown` first. */
export function RichEditor({ text, isReadOnly, onChange, onPicture }: BodyProps) {
  // What the text is as this editor writes it, so that nothing is saved that nobody has typed.
  const written = useRef(rewritten(text))
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
      const next = writeMarkdown(editor.getJSON() as Document)
      if (next === written.current) return
      written.current = next
      shown.current = next
      change.current(next)
    },
  })

  useEffect(() => {
    if (text === shown.current) return
    shown.current = text
    written.current = rewritten(text)
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

function rewritten(text: string): string {
  return writeMarkdown(readMarkdown(text).document)
}
