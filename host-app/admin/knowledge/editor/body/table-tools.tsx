import type { Editor } from '@tiptap/core'

const TOOLS = [
  ['Add a row', '+ Row', (editor: Editor) => editor.chain().focus().addRowAfter().run()],
  ['Remove the row', '− Row', (editor: Editor) => editor.chain().focus().deleteRow().run()],
  ['Add a column', '+ Column', (editor: Editor) => editor.chain().focus().addColumnAfter().run()],
  ['Remove the column', '− Column', (editor: Editor) => editor.chain().focus().deleteColumn().run()],
  ['Remove the table', '− Table', (editor: Editor) => editor.chain().focus().deleteTable().run()],
] as const

/** Buttons that change the table around the caret. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  return TOOLS.map(([label, text, run]) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      tabIndex={-1}
      onMouseDown={event => event.preventDefault()}
      onClick={() => run(editor)}
    >
      {text}
    </button>
  ))
}
