import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { BodyProps } from './body-props.ts'
import { LinkDialog } from './link-dialog.tsx'
import { TableTools } from './table-tools.tsx'
import styles from './toolbar.module.css'

type Tool = {
  readonly label: string
  readonly icon: LucideIcon
  readonly isOn?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Heading',
    icon: Heading2,
    isOn: editor => editor.isActive('heading', { level: 2 }),
    run: editor => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Subheading',
    icon: Heading3,
    isOn: editor => editor.isActive('heading', { level: 3 }),
    run: editor => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bold',
    icon: Bold,
    isOn: editor => editor.isActive('bold'),
    run: editor => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: Italic,
    isOn: editor => editor.isActive('italic'),
    run: editor => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Strike through',
    icon: Strikethrough,
    isOn: editor => editor.isActive('strike'),
    run: editor => editor.chain().focus().toggleStrike().run(),
  },
  {
    label: 'Code',
    icon: Code,
    isOn: editor => editor.isActive('code'),
    run: editor => editor.chain().focus().toggleCode().run(),
  },
  {
    label: 'Bulleted list',
    icon: List,
    isOn: editor => editor.isActive('bulletList'),
    run: editor => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    isOn: editor => editor.isActive('orderedList'),
    run: editor => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    icon: Quote,
    isOn: editor => editor.isActive('blockquote'),
    run: editor => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Code block',
    icon: SquareCode,
    isOn: editor => editor.isActive('codeBlock'),
    run: editor => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    label: 'Table',
    icon: Table,
    run: editor => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  { label: 'Line', icon: Minus, run: editor => editor.chain().focus().setHorizontalRule().run() },
  { label: 'Undo', icon: Undo2, run: editor => editor.chain().focus().undo().run() },
  { label: 'Redo', icon: Redo2, run: editor => editor.chain().focus().redo().run() },
]

type ToolbarProps = { readonly editor: Editor } & Pick<BodyProps, 'onPicture'>

/**
 * The toolbar of the rich editor. One stop of the Tab key, arrow keys inside (ARIA authoring practices,
 * "toolbar").
 */
export function Toolbar({ editor, onPicture }: ToolbarProps) {
  const [isLinking, setLinking] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: TOOLS.map(({ isOn }) => isOn?.(editor) ?? false),
      isLink: editor.isActive('link'),
      isInTable: editor.isActive('table'),
    }),
  })

  async function addPicture() {
    const picture = await onPicture()
    if (picture) editor.chain().focus().setImage(picture).run()
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const buttons = [...bar.current!.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    if (step === undefined || at === -1) return
    event.preventDefault()
    buttons[(at + step + buttons.length) % buttons.length]!.focus()
  }

  const button = (label: string, Icon: LucideIcon, run: () => void, isOn: boolean, isFirst = false) => (
    <button
      key={label}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      tabIndex={isFirst ? 0 : -1}
      onMouseDown={event => event.preventDefault()}
      onClick={run}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  )

  return (
    <>
      <div ref={bar} className={styles['bar']} role="toolbar" aria-label="Format" onKeyDown={move}>
        {TOOLS.map(({ label, icon, run }, index) =>
          button(label, icon, () => run(editor), state.on[index]!, index === 0),
        )}
        {button('Link', Link, () => setLinking(true), state.isLink)}
        {button('Picture', Image, addPicture, false)}
        {state.isInTable && <TableTools editor={editor} />}
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}
