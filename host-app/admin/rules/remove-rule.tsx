import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Rule } from '#contract/entities/automation.ts'
import { callApi } from '../../shared/api/call-api.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { FormDialog } from '../../shared/ui/dialogs/form-dialog.tsx'
import { useAdminAction } from '../common/use-admin-action.ts'

/** A button that removes a rule after confirmation. */
export function RemoveRule({ rule }: { readonly rule: Rule }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const remove = useAdminAction({
    act: () => callApi('removeRule', { params: { id: rule.id } }),
    done: 'The rule was removed',
    changes: queryKeys.rules(),
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      {isOpen && (
        <FormDialog
          title="Remove this rule?"
          action="Remove"
          isFinal
          busy={remove.isPending}
          error={null}
          onSubmit={() => remove.mutate(undefined, { onSuccess: () => navigate('/admin/settings/rules') })}
          onClose={() => setOpen(false)}
        >
          <p>Its log is removed, too. Its changes to conversations stay.</p>
        </FormDialog>
      )}
    </>
  )
}
