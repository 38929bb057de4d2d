import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2, Zap } from 'lucide-react'
import { useState } from 'react'
import { ACTIONS_MAX } from '#contract/constants/desk.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import type { Macro } from '#contract/entities/thread-tools.ts'
import { callApi } from '../../shared/api/call-api.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'
import { newId } from '../../shared/browser/new-id.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx'
import { DataTable } from '../../shared/ui/data-table.tsx'
import { FormDialog } from '../../shared/ui/dialogs/form-dialog.tsx'
import { Field } from '../../shared/ui/fields/field.tsx'
import { SkeletonRows } from '../../shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { useTitle } from '../../shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { QueryState } from '../common/query-state.tsx'
import { useAdminAction } from '../common/use-admin-action.ts'
import { useFormAction } from '../common/use-form-action.ts'
import { ActionFields } from './action-fields.tsx'
import { ACTION_LABELS, newAction } from './action-types.ts'
import styles from './macros-page.module.css'

/** `key` is the row's React key. */
type Step = { readonly key: string; readonly action: DeskAction }

const stepOf = (action: DeskAction): Step => ({ key: newId(), action })

/** `/admin/settings/macros`: groups of actions that agents apply from the composer. */
export function MacrosPage() {
  useTitle('Macros')
  const { permissions } = useAdmin()
  const [edited, setEdited] = useState<Macro | 'new' | null>(null)
  const macros = useQuery({
    queryKey: queryKeys.macros(),
    queryFn: async () => (await callApi('listMacros')).macros,
  })
  const remove = useAdminAction({
    act: ({ id }: Macro) => callApi('removeMacro', { params: { id } }),
    done: 'The macro was removed',
    changes: queryKeys.macros(),
  })
  const mayWrite = permissions.includes('settings.edit')
  return (
    <>
      <PageHeader
        title="Macros"
        lead="Several actions on a conversation in one step, for everybody who answers."
      >
        {mayWrite && (
          <Button look="primary" onClick={() => setEdited('new')}>
            <Plus size={16} aria-hidden="true" />
            New macro
          </Button>
        )}
      </PageHeader>
      {edited && <MacroDialog macro={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <QueryState query={macros} label="Loading macros" skeleton={<SkeletonRows />}>
        {list =>
          list.length === 0 ? (
            <Notice
              icon={<Zap size={20} />}
              text={
                mayWrite
                  ? 'Macros appear here: each labels, assigns, answers and resolves in one step.'
                  : 'Macros that people who can change the settings create appear here.'
              }
            >
              {mayWrite && <Button onClick={() => setEdited('new')}>Create the first macro</Button>}
            </Notice>
          ) : (
            <DataTable caption="Macros" columns={['Name', 'What it does', '']}>
              {list.map(macro => (
                <tr key={macro.id}>
                  <td data-label="Name" dir="auto">
                    {macro.name}
                  </td>
                  <td data-label="What it does">
                    {macro.actions.map(({ type }) => ACTION_LABELS[type]).join(', ')}
                  </td>
                  <td>
                    {mayWrite && (
                      <span className={styles['actions']}>
                        <IconButton label={`Edit ${macro.name}`} onClick={() => setEdited(macro)}>
                          <Pencil size={15} aria-hidden="true" />
                        </IconButton>
                        <IconButton
                          label={`Remove ${macro.name}`}
                          disabled={remove.isPending}
                          onClick={() => remove.mutate(macro)}
                        >
                          <Trash2 size={15} aria-hidden="true" />
                        </IconButton>
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </>
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
