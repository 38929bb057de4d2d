import { useState } from 'react'
import type { Synonyms } from '#contract/entities/content.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { useAdminAction } from '../../common/use-admin-action.ts'
import { SynonymsDialog } from './synonyms-dialog.tsx'
import styles from './synonyms-row.module.css'

type SynonymsRowProps = { readonly group: Synonyms; readonly isEditable: boolean }

/** One group of synonyms and its buttons. */
export function SynonymsRow({ group, isEditable }: SynonymsRowProps) {
  const [dialog, setDialog] = useState<'change' | 'remove' | null>(null)
  const remove = useAdminAction({
    act: () => callApi('removeSynonyms', { params: { id: group.id } }),
    done: 'The group was removed',
    changes: queryKeys.synonyms(),
  })
  const name = group.words.slice(0, 2).join(', ')
  const close = () => setDialog(null)
  return (
    <tr>
      <td>
        <ul className={styles['words']}>
          {group.words.map(word => (
            <li key={word} dir="auto">
              <Badge>{word}</Badge>
            </li>
          ))}
        </ul>
      </td>
      <td className={styles['actions']}>
        {isEditable && (
          <div>
            <Button size="small" look="quiet" aria-label={`Edit ${name}`} onClick={() => setDialog('change')}>
              Edit
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-label={`Remove ${name}`}
              onClick={() => setDialog('remove')}
            >
              Remove
            </Button>
          </div>
        )}
        {dialog === 'change' && <SynonymsDialog group={group} onClose={close} />}
        {dialog === 'remove' && (
          <FormDialog
            title="Remove this group?"
            action="Remove"
            isFinal
            busy={remove.isPending}
            error={null}
            onSubmit={() => remove.mutate(undefined, { onSuccess: close })}
            onClose={close}
          >
            <p dir="auto">{group.words.join(', ')}</p>
            <p>Each of these words will only find articles that contain it.</p>
          </FormDialog>
        )}
      </td>
    </tr>
  )
}
