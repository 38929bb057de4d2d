import type { Editor } from '@tiptap/core'
import { Minus, Plus } from 'lucide-react'

const TOOLS = [
  ['Add a row', Plus, 'Row', (editor: Editor) => editor.chain().focus().addRowAfter().run()],
  ['Remove the row', Minus, 'Row', (editor: Editor) => editor.chain().focus().deleteRow().run()],
  ['Add a column', Plus, 'Column', (editor: Editor) => editor.chain().focus().addColumnAfter().run()],
  ['Remove the column', Minus, 'Column', (editor: Editor) => editor.chain().focus().deleteColumn().run()],
  ['Remove the table', Minus, 'Table', (editor: Editor) => editor.chain().focus().deleteTable().run()],
] as const

/** Buttons that change the table around the caret. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  return TOOLS.map(([label, Icon, text, run]) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      tabIndex={-1}
      onMouseDown={event => event.preventDefault()}
      onClick={() => run(editor)}
    >
      <Icon size={12} aria-hidden="true" />
      {text}
    </button>
  ))
}
