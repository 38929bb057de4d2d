import { useNavigate } from 'react-router-dom'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { Checkbox, Field } from '../../ui/fields/field.tsx'
import { useFormAction } from '../common/use-form-action.ts'

/** Creates a company; its owner gets an invitation by email. */
export function CreateTenantDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const create = useFormAction({
    act: (fields: FormData) =>
      callApi('createTenant', {
        body: {
          name: String(fields.get('name')),
          subdomain: String(fields.get('subdomain')),
          owner_email: String(fields.get('owner')),
          with_samples: fields.has('samples'),
        },
      }),
    changes: queryKeys.tenants(),
    onDone: ({ id }) => navigate(`/admin/tenants/${id}`),
  })
  return (
    <FormDialog title="New tenant" action="Create the tenant" {...create} onClose={onClose}>
      <Field label="Company name" name="name" required maxLength={120} />
      <Field
        label="Address"
        name="subdomain"
        required
        minLength={3}
        maxLength={63}
        autoCapitalize="none"
        spellCheck={false}
        hint="Letters, digits and hyphens. It becomes the first part of the workspace’s address."
      />
      <Field
        label="Owner’s email"
        name="owner"
        type="email"
        required
        hint="Gets an invitation, valid for seven days."
      />
      <Checkbox name="samples" label="With sample articles and conversations" defaultChecked />
    </FormDialog>
  )
}
