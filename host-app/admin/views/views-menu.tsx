import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkPlus, Settings2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import { errorText } from '../../adapters/api/api-error.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { useImpersonation } from '../../features/impersonation/use-impersonation.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { usePreload } from '../../ui/lazy/use-preload.ts'
import { Popover } from '../../ui/picker/popover.tsx'
import { isSameList, type Listed } from '../conversations/list/filters/list-params.ts'

const FRESH_MS = 60_000

const PickList = lazyPart(async () => (await import('../../ui/picker/pick-list.tsx')).PickList)
const SaveViewDialog = lazyPart(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog)
const ManageViewsDialog = lazyPart(async () => (await import('./manage-views-dialog.tsx')).ManageViewsDialog)
const LATER = [PickList, SaveViewDialog, ManageViewsDialog]

type ViewsMenuProps = {
  readonly listed: Listed
  readonly onShow: (listed: Listed) => void
  /** Whether the member may create and change views. */
  readonly mayKeep: boolean
  readonly member: UserProfile
}

/** A menu of the saved views, with commands to save and manage them. */
export function ViewsMenu({ listed, onShow, mayKeep, member }: ViewsMenuProps) {
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const views = useViews()
  // Platform staff who impersonate a tenant can't save views.
  const maySave = useImpersonation().current === null && mayKeep
  usePreload(LATER)
  const current = views.data?.find(view => isSameList(view, listed))
  const options = [
    ...(views.data ?? []).map(({ id, name, is_shared }) => ({
      id,
      label: name,
      detail: is_shared ? 'Shared' : 'Yours',
      isChosen: id === current?.id,
    })),
    ...(maySave
      ? [{ id: 'save', label: 'Save this view…', icon: <BookmarkPlus size={14} aria-hidden="true" /> }]
      : []),
    ...(mayKeep && views.data && views.data.length > 0
      ? [{ id: 'manage', label: 'Edit views…', icon: <Settings2 size={14} aria-hidden="true" /> }]
      : []),
  ]
  return (
    <>
      <Popover
        label="Views"
        button={
          <>
            <Bookmark size={13} aria-hidden="true" />
            {current?.name ?? 'Views'}
          </>
        }
      >
        {close => (
          <Suspense fallback={null}>
            <PickList
              label="Go to a view…"
              options={options}
              note={views.error ? errorText(views.error) : views.isPending ? 'Loading views…' : undefined}
              onPick={({ id }) => {
                close()
                if (id === 'save' || id === 'manage') setDialog(id)
                const view = views.data?.find(each => each.id === id)
                if (view) onShow(view)
              }}
            />
          </Suspense>
        )}
      </Popover>
      <Suspense fallback={null}>
        {dialog === 'save' && <SaveViewDialog listed={listed} onClose={() => setDialog(null)} />}
        {dialog === 'manage' && (
          <ManageViewsDialog views={views.data ?? []} member={member} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </>
  )
}

/** Queries the company's and the member's own views, in order. */
function useViews() {
  return useQuery({
    queryKey: queryKeys.views(),
    queryFn: async () => (await callApi('listViews')).views,
    staleTime: FRESH_MS,
  })
}
