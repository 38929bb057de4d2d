import { Plus, Zap } from 'lucide-react'
import { useState } from 'react'
import { ACTIONS_MAX } from '#contract/constants/desk.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import type { Macro } from '#contract/entities/thread-tools.ts'
import { useApi, useApiForm } from '#host-app/shared/api/use-api.ts'
import { newId } from '#host-app/shared/browser/new-id.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { useAdmin } from '../admin-layout.tsx'
import { RecordList } from '../common/record-list.tsx'
import { ActionFields } from './action-fields.tsx'
import { ACTION_LABELS, newAction } from './action-types.ts'

/** `key` is the row's React key. */
type Step = { readonly key: string; readonly action: DeskAction }

const stepOf = (action: DeskAction): Step => ({ key: newId(), action })

/** `/admin/settings/macros`: groups of actions that agents apply from the composer. */
export function MacrosPage() {
  const { permissions } = useAdmin()
  const macros = useApi('listMacros', {}, { select: ({ macros }) => macros })
  const mayWrite = permissions.includes('settings.edit')
  return (
    <RecordList<Macro>
      title="Macros"
      noun="macro"
      lead="Several actions on a conversation in one step, for all agents."
      query={macros}
      empty={{
        icon: <Zap size={20} aria-hidden="true" />,
        text: mayWrite
          ? 'Macros appear here: each labels, assigns, answers and resolves in one step.'
          : 'Macros created by people who manage settings appear here.',
      }}
      mayAdd={mayWrite}
      columns={['Name', 'What it does']}
      nameOf={({ name }) => name}
      cells={({ name, actions }) => [name, actions.map(({ type }) => ACTION_LABELS[type]).join(', ')]}
      editor={(macro, onClose) => <MacroDialog macro={macro} onClose={onClose} />}
      removal={{
        act: (call, { id }) => call('removeMacro', { params: { id } }),
        text: 'What it did to conversations stays.',
      }}
    />
  )
}

type MacroDialogProps = {
  /** Null for a new one. */
  readonly macro: Macro | null
  readonly onClose: () => void
}

/** A dialog that creates or changes a macro. */
function MacroDialog({ macro, onClose }: MacroDialogProps) {
  const [steps, setSteps] = useState(() => (macro?.actions ?? [newAction('add-label')]).map(stepOf))
  const save = useApiForm(
    (call, fields: FormData) => {
      const body = { name: String(fields.get('name')), actions: steps.map(({ action }) => action) }
      return macro ? call('updateMacro', { params: { id: macro.id }, body }) : call('createMacro', { body })
    },
    { done: 'Macro saved', onDone: onClose },
  )
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
