import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { ACTIONS_MAX } from '#contract/constants/desk.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import type { Macro } from '#contract/entities/thread-tools.ts'
import { errorText } from '../../adapters/api/api-error.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { newId } from '../../adapters/browser/new-id.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { ActionFields } from './action-fields.tsx'
import { newAction } from './action-words.ts'

type MacroDialogProps = {
  /** Null for a new one. */
  readonly macro: Macro | null
  readonly onClose: () => void
}
/** The key only tells the rows on the screen apart. */
type Step = { readonly key: string; readonly action: DeskAction }

const stepOf = (action: DeskAction): Step => ({ key: newId(), action })

/** Makes a macro, or changes it. */
export function MacroDialog({ macro, onClose }: MacroDialogProps) {
  const queryClient = useQueryClient()
  const [steps, setSteps] = useState(() => (macro?.actions ?? [newAction('add-label')]).map(stepOf))
  const save = useMutation({
    mutationFn(fields: FormData) {
      const body = { name: String(fields.get('name')), actions: steps.map(({ action }) => action) }
      return macro
        ? callApi('updateMacro', { params: { id: macro.id }, body })
        : callApi('createMacro', { body })
    },
    onSuccess() {
      toast.success('The macro was saved')
      void queryClient.invalidateQueries({ queryKey: queryKeys.macros() })
      onClose()
    },
  })
  return (
    <FormDialog
      title={macro ? 'Edit the macro' : 'New macro'}
      action="Save"
      busy={save.isPending}
      error={save.isError ? errorText(save.error) : null}
      onSubmit={save.mutate}
      onClose={onClose}
    >
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
          Add a change
        </Button>
      )}
    </FormDialog>
  )
}
