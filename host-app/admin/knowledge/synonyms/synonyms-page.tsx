import { useQuery } from '@tanstack/react-query'
import { Plus, Replace } from 'lucide-react'
import { useState } from 'react'
import type { Synonyms } from '#contract/entities/content.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { languageName } from '../../common/languages.ts'
import { ReadOnlyNote } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { useAdminAction } from '../../common/use-admin-action.ts'
import { SynonymsDialog } from './synonyms-dialog.tsx'
import styles from './synonyms-page.module.css'

/** `/admin/kb/synonyms`: groups of words that the search treats as equal, by language. */
export function SynonymsPage() {
  useTitle('Synonyms')
  const { permissions } = useAdmin()
  const isEditable = permissions.includes('content.publish')
  const [isCreating, setCreating] = useState(false)
  const synonyms = useQuery({ queryKey: queryKeys.synonyms(), queryFn: () => callApi('listSynonyms') })
  const groups = synonyms.data?.synonyms ?? []
  const languages = [...new Set(groups.map(({ language }) => language))]
  const create = isEditable && (
    <Button look="primary" onClick={() => setCreating(true)}>
      <Plus size={16} aria-hidden="true" />
      New group
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Synonyms"
        lead="A search for one word of a group also finds articles with the others, for visitors and the AI."
      >
        {groups.length > 0 && create}
      </PageHeader>
      <ReadOnlyNote permission="content.publish" />
      {isCreating && <SynonymsDialog group={null} onClose={() => setCreating(false)} />}
      <QueryState query={synonyms} label="Loading the synonyms" skeleton={<SkeletonRows />}>
        {() =>
          groups.length === 0 ? (
            <Notice
              icon={<Replace size={22} />}
              text="Synonyms of your field and of other languages appear here; everyday English is built in."
            >
              {create}
            </Notice>
          ) : (
            languages.map(language => (
              <Section key={language} title={languageName(language)}>
                <DataTable caption={`Synonyms, ${languageName(language)}`} columns={['Words', '']}>
                  {groups
                    .filter(group => group.language === language)
                    .map(group => (
                      <SynonymsRow key={group.id} group={group} isEditable={isEditable} />
                    ))}
                </DataTable>
              </Section>
            ))
          )
        }
      </QueryState>
    </>
  )
}

type SynonymsRowProps = { readonly group: Synonyms; readonly isEditable: boolean }

/** One group of synonyms and its buttons. */
function SynonymsRow({ group, isEditable }: SynonymsRowProps) {
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
