import type { UseQueryResult } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Permission } from '#contract/constants/permissions.ts'
import type { CallApi } from '#host-app/shared/api/api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { ReadOnlyNote } from './permission-notes.tsx'
import { QueryState } from './query-state.tsx'
import styles from './record-list.module.css'
import { useRemoval } from './use-removal.tsx'

type RecordListProps<Item> = {
  /** The page's title: what the records are called, such as 'Canned replies'. */
  readonly title: string
  /** What one is called, such as 'canned reply'. */
  readonly noun: string
  readonly lead: string
  readonly query: UseQueryResult<readonly Item[]>
  /** What stands in the place of an empty list. */
  readonly empty: { readonly icon: ReactNode; readonly text: string }
  readonly mayAdd: boolean
  /** Default: whether the member may add one. */
  readonly mayChange?: (item: Item) => boolean
  /** The permission that a note names to members without it. */
  readonly permission?: Permission
  /** The columns' headings, and the cells below them. The first is the record's name. */
  readonly columns: readonly string[]
  readonly cells: (item: Item) => readonly ReactNode[]
  /** The record's name in questions and in the labels of buttons. */
  readonly nameOf: (item: Item) => string
  /** Returns the dialog that changes a record, or creates one if there is none yet. */
  readonly editor: (item: Item | null, onClose: () => void) => ReactNode
  readonly removal: {
    readonly act: (call: CallApi, item: Item) => Promise<unknown>
    /** What follows from it. */
    readonly text: string
  }
}

/** A page that lists a company's records of one kind, each with buttons that change and remove it. */
export function RecordList<Item extends { readonly id: string }>(props: RecordListProps<Item>) {
  const { title, noun, lead, query, empty, mayAdd, permission, columns, nameOf, editor, removal } = props
  const { mayChange = () => mayAdd, cells } = props
  useTitle(title)
  const [edited, setEdited] = useState<Item | 'new' | null>(null)
  const [askToRemove, removalDialog] = useRemoval<Item>({
    ...removal,
    ask: item => ({ title: `Remove the ${noun} ${nameOf(item)}?`, text: removal.text }),
    done: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} removed`,
  })
  return (
    <>
      <PageHeader title={title} lead={lead}>
        {mayAdd && (
          <Button look="primary" onClick={() => setEdited('new')}>
            <Plus size={16} aria-hidden="true" />
            New {noun}
          </Button>
        )}
      </PageHeader>
      {permission && <ReadOnlyNote permission={permission} />}
      {edited && editor(edited === 'new' ? null : edited, () => setEdited(null))}
      <QueryState query={query} label={`Loading ${title.toLowerCase()}`} skeleton={<SkeletonRows />}>
        {all =>
          all.length === 0 ? (
            <Notice icon={empty.icon} text={empty.text}>
              {mayAdd && <Button onClick={() => setEdited('new')}>Create the first {noun}</Button>}
            </Notice>
          ) : (
            <DataTable caption={title} columns={[...columns, '']}>
              {all.map(item => (
                <tr key={item.id}>
                  {cells(item).map((cell, index) => (
                    <td key={columns[index]} dir="auto" data-label={index > 0 ? columns[index] : undefined}>
                      {cell}
                    </td>
                  ))}
                  <td>
                    {mayChange(item) && (
                      <span className={styles['actions']}>
                        <IconButton label={`Edit ${nameOf(item)}`} onClick={() => setEdited(item)}>
                          <Pencil size={15} aria-hidden="true" />
                        </IconButton>
                        <IconButton
                          label={`Remove ${nameOf(item)}`}
                          tone="danger"
                          onClick={() => askToRemove(item)}
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
      {removalDialog}
    </>
  )
}
