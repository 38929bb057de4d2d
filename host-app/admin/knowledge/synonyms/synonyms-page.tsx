import { Plus, Replace } from 'lucide-react'
import { useState } from 'react'
import type { Synonyms } from '#contract/entities/content.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { languageName } from '../../common/languages.ts'
import { ReadOnlyNote } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { useRemoval } from '../../common/use-removal.tsx'
import { SynonymsDialog } from './synonyms-dialog.tsx'
import styles from './synonyms-page.module.css'

/** `/admin/kb/synonyms`: groups of words that the search treats as equal, by language. */
export function SynonymsPage() {
  useTitle('Synonyms')
  const { permissions } = useAdmin()
  const isEditable = permissions.includes('content.publish')
  const [isCreating, setCreating] = useState(false)
  const synonyms = useApi('listSynonyms')
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
  const [isChanging, setChanging] = useState(false)
  const [askToRemove, removalDialog] = useRemoval({
    act: call => call('removeSynonyms', { params: { id: group.id } }),
    ask: () => ({
      title: 'Remove this group?',
      text: (
        <>
          <p dir="auto">{group.words.join(', ')}</p>
          <p>Each of these words will only find articles that contain it.</p>
        </>
      ),
    }),
    done: 'Group removed',
  })
  const name = group.words.slice(0, 2).join(', ')
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
            <Button size="small" look="quiet" aria-label={`Edit ${name}`} onClick={() => setChanging(true)}>
              Edit
            </Button>
            <Button size="small" look="quiet" aria-label={`Remove ${name}`} onClick={() => askToRemove()}>
              Remove
            </Button>
          </div>
        )}
        {isChanging && <SynonymsDialog group={group} onClose={() => setChanging(false)} />}
        {removalDialog}
      </td>
    </tr>
  )
}
