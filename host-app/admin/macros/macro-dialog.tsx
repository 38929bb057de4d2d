import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ACTIONS_MAX } from '#contract/constants/desk.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import type { Macro } from '#contract/entities/thread-tools.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { newId } from '../../adapters/browser/new-id.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { useFormAction } from '../common/use-form-action.ts'
import { ActionFields } from './action-fields.tsx'
import { newAction } from './action-types.ts'

type MacroDialogProps = {
  /** Null for a new one. */
  readonly macro: Macro | null
  readonly onClose: () => void
}
/** `key` is the row's React key. */
type Step = { readonly key: string; readonly action: DeskAction }

const stepOf = (action: DeskAction): Step => ({ key: newId(), action })

/** A dialog that creates or changes a macro. */
export function MacroDialog({ macro, onClose }: MacroDialogProps) {
  const [steps, setSteps] = useState(() => (macro?.actions ?? [newAction('add-label')]).map(stepOf))
  const save = useFormAction({
    act(fields: FormData) {
      const body = { name: String(fields.get('name')), actions: steps.map(({ action }) => action) }
      return macro
        ? callApi('updateMacro', { params: { id: macro.id }, body })
        : callApi('createMacro', { body })
    },
    done: () => 'The macro was saved',
    changes: queryKeys.macros(),
    onDone: onClose,
  })
  return (
    <FormDialog title={macro ? 'Edit the macro' : 'New macro'} action="Save" {...save} onClose={onClose}>
      <Field
        label="Name"
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        defaultValue={macro?.name}
        hint="What colleagues look for, such as Close as spam."
      />
      {steps.map(({ key, action }, index) => (
        <ActionFields
          key={key}
          action={action}
          number={index + 1}
          onChange={changed =>
            setSteps(all => all.map(step => (step.key === key ? { key, action: changed } : step)))
          }
          onRemove={steps.length > 1 ? () => setSteps(all => all.filter(step => step.key !== key)) : null}
        />
      ))}
      {steps.length < ACTIONS_MAX && (
        <Button size="small" onClick={() => setSteps(all => [...all, stepOf(newAction('resolve'))])}>
          <Plus size={14} aria-hidden="true" />
          Add an action
        </Button>
      )}
    </FormDialog>
  )
}
