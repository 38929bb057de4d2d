import { type ReactNode, useState } from 'react'
import { LABEL_LENGTH } from '#contract/constants/desk.ts'
import { useApiForm } from '#host-app/shared/api/use-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { useLabels } from '../../common/use-desk.ts'
import { useRemoval } from '../../common/use-removal.tsx'

/** Open the dialog that renames, or deletes, a stored label everywhere. */
export type LabelActs = {
  readonly rename: (name: string) => void
  readonly remove: (name: string) => void
}

/** Returns what changes stored labels, and the dialogs to render outside of the settings' form: forms can't be nested. */
export function useLabelActs(): readonly [LabelActs, dialogs: ReactNode] {
  const [renamed, setRenamed] = useState<string | null>(null)
  const known = useLabels().data
  const conversationsOf = (name: string) =>
    known ? many(known.find(({ label }) => label === name)?.count ?? 0) : 'Its conversations'
  const [remove, removalDialog] = useRemoval({
    act: (call, label: string) => call('removeLabel', { body: { label } }),
    ask: name => ({
      title: `Delete ${name}?`,
      action: 'Delete',
      text: `${conversationsOf(name)} will lose this label. Macros and rules that add it go on adding it.`,
    }),
    done: ({ conversations }) => `Deleted from ${many(conversations)}`,
  })
  const renameDialog = renamed !== null && (
    <RenameDialog name={renamed} conversations={conversationsOf(renamed)} onClose={() => setRenamed(null)} />
  )
  const dialogs = (
    <>
      {renameDialog}
      {removalDialog}
    </>
  )
  return [{ rename: setRenamed, remove }, dialogs]
}

const many = (count: number) =>
  count === 1 ? '1 conversation' : `${count.toLocaleString('en')} conversations`

type RenameDialogProps = {
  readonly name: string
  /** Its conversations, with their number once that is known. */
  readonly conversations: string
  readonly onClose: () => void
}

/** A dialog that renames a label everywhere, or merges it into another one. */
function RenameDialog({ name, conversations: counted, onClose }: RenameDialogProps) {
  const rename = useApiForm(
    (call, fields: FormData) => call('renameLabel', { body: { from: name, to: String(fields.get('name')) } }),
    { done: ({ conversations }) => `Renamed in ${many(conversations)}`, onDone: onClose },
  )
  return (
    <FormDialog title={`Rename ${name}`} action="Rename" {...rename} onClose={onClose}>
      <Field
        label="New name"
        name="name"
        required
        maxLength={LABEL_LENGTH}
        defaultValue={name}
        autoComplete="off"
        dir="auto"
      />
      <p>
        {counted}, views, macros and rules change with it. With the name of another label, the two become one;
        nobody can separate them again.
      </p>
    </FormDialog>
  )
}
