import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { linkTarget } from '#host-app/help-center/markdown/read-markdown.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'

/** Sets the link of the selected text. Without a selection, inserts the address as text. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const [error, setError] = useState<string | null>(null)
  const before = String(editor.getAttributes('link')['href'] ?? '')

  function submit(fields: FormData) {
    const written = String(fields.get('href')).trim()
    const href = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(written) ? `https://${written}` : written
    if (!linkTarget(href)) {
      setError('Use an address that begins with https://, mailto: or /.')
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && before === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }

  return (
    <FormDialog
      title="Link"
      action="Set the link"
      busy={false}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Address"
        name="href"
        defaultValue={before}
        placeholder="https://…"
        autoComplete="off"
        required
        hint="A web address, mailto:, or a path on your site such as /kb/plans."
      />
      {before !== '' && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onClose()
          }}
        >
          Remove link
        </Button>
      )}
    </FormDialog>
  )
}
