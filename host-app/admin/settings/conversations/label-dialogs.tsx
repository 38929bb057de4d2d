import { LABEL_LENGTH } from '#contract/constants/desk.ts'
import { useApiForm } from '#host-app/shared/api/use-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { useLabels } from '../../conversations/use-desk.ts'

/** An action on a stored label. */
export type LabelAct = { readonly kind: 'rename' | 'delete'; readonly name: string }

type Props = Pick<LabelAct, 'name'> & {
  /** Its conversations, with their number once that is known. */
  readonly conversations: string
  readonly onClose: () => void
}

/** The dialog of an action on a label. Outside of the settings' form, because forms can't be nested. */
export function LabelDialog({ act, onClose }: { readonly act: LabelAct; readonly onClose: () => void }) {
  const { kind, name } = act
  const known = useLabels().data
  const count = known?.find(({ label }) => label === name)?.count ?? 0
  const Dialog = kind === 'rename' ? RenameLabelDialog : DeleteLabelDialog
  return <Dialog name={name} conversations={known ? many(count) : 'Its conversations'} onClose={onClose} />
}

const many = (count: number) =>
  count === 1 ? '1 conversation' : `${count.toLocaleString('en')} conversations`

/** A dialog that renames a label everywhere, or merges it into another one. */
function RenameLabelDialog({ name, conversations: counted, onClose }: Props) {
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

/** A dialog that deletes a label everywhere. */
function DeleteLabelDialog({ name, conversations: counted, onClose }: Props) {
  const remove = useApiForm(call => call('removeLabel', { body: { label: name } }), {
    done: ({ conversations }) => `Deleted from ${many(conversations)}`,
    onDone: onClose,
  })
  return (
    <FormDialog title={`Delete ${name}?`} action="Delete" isFinal {...remove} onClose={onClose}>
      <p>{counted} will lose this label. Macros and rules that add it go on adding it.</p>
    </FormDialog>
  )
}
