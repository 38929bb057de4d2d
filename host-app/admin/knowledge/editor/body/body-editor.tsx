import type { NodeViewRenderer } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { CONTENT_BODY_MAX } from '#contract/constants/knowledge.ts'
import { linkTarget, ownImage } from '#host-app/help-center/markdown/read-markdown.ts'
import choice from '#host-app/shared/ui/fields/choice.module.css'
import type { Document } from '../../markdown/document.ts'
import { keepSource } from '../../markdown/keep-source.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import { keepsMarkdown } from '../../markdown/write-markdown.ts'
import styles from './body-editor.module.css'
import type { BodyProps } from './body-props.ts'
import { loadPicture } from './load-picture.ts'
import { Toolbar } from './toolbar.tsx'

/**
 * Renders an uploaded image from its bytes, because a draft's images are not public. An image from another
 * site shows only its name.
 */
const drawPicture: NodeViewRenderer = ({ node }) => {
  const src = String(node.attrs['src'] ?? '')
  const alt = String(node.attrs['alt'] ?? '')
  const own = ownImage(src)
  if (!own) return { dom: named(alt === '' ? src : `${alt} (${src})`) }
  const dom = document.createElement('img')
  dom.alt = alt
  if (own.size) Object.assign(dom, own.size)
  loadPicture(own.src).then(
    data => {
      dom.src = data
    },
    () => dom.replaceWith(named(alt || 'A picture that could not be loaded')),
  )
  return { dom }
}

/** The editor's extensions: all that Markdown can express, and nothing else. */
const EXTENSIONS = [
  StarterKit.configure({
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: url => linkTarget(url) !== null,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image.extend({
    parseHTML: () => [
      {
        tag: 'img[src]',
        getAttrs: element => (linkTarget(element.getAttribute('src') ?? '') ? null : false),
      },
    ],
    addNodeView: () => drawPicture,
  }).configure({ inline: true }),
  Table,
  TableRow,
  // A cell of a Markdown table has one line.
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
]

const TAG = /<[a-z][^<>]*>/gi

const STYLES_AND_HANDLERS = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/**
 * An article's text in one of two modes. Markdown that the rich editor could not keep unchanged opens in the
 * Markdown mode, and stays there until it is fixed.
 */
export function BodyEditor(props: BodyProps) {
  const { text, onChange } = props
  const [isMarkdown, setMarkdown] = useState(false)
  // The last text known to survive the rich editor: one that was checked, or one that it wrote.
  const [richText, setRichText] = useState<string | null>(() => (keepsMarkdown(text) ? text : null))
  const isRich = !isMarkdown && (richText === text || keepsMarkdown(text))

  function wrote(written: string) {
    setRichText(written)
    onChange(written)
  }

  return (
    <div className={styles['body']}>
      <div className={styles['bar']}>
        <span className={styles['label']} aria-hidden="true">
          Text
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a part of the form. */}
        <div role="group" aria-label="Editor" className={choice['choice']}>
          <button
            type="button"
            className={choice['option']}
            aria-pressed={isRich}
            onClick={() => setMarkdown(false)}
          >
            Rich text
          </button>
          <button
            type="button"
            className={choice['option']}
            aria-pressed={!isRich}
            onClick={() => setMarkdown(true)}
          >
            Markdown
          </button>
        </div>
      </div>
      {!isRich && !isMarkdown && (
        <p className={styles['note']} role="status">
          The rich editor would lose part of this text, such as a task list or a block of HTML. Edit it as
          Markdown; it is published as is.
        </p>
      )}
      {isRich ? (
        <RichEditor {...props} onChange={wrote} />
      ) : (
        <textarea
          className={styles['source']}
          aria-label="Text in Markdown"
          dir="auto"
          spellCheck
          maxLength={CONTENT_BODY_MAX}
          readOnly={props.isReadOnly}
          value={text}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </div>
  )
}

/** A rich-text editor that reads and writes Markdown. Check `keepsMarkdown` first. */
function RichEditor({ text, isReadOnly, onChange, onPicture }: BodyProps) {
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

function named(text: string): HTMLElement {
  const dom = document.createElement('span')
  dom.className = styles['foreign']!
  dom.textContent = text
  return dom
}
