import { BookmarkPlus, Settings2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { usePreload } from '#host-app/shared/ui/lazy/use-preload.ts'
import { isSameList, type Listed } from '../filters/list-params.ts'
import { RailButton } from '../rail/rail-button.tsx'
import styles from './view-list.module.css'

const FRESH_MS = 60_000

const SaveViewDialog = lazyPart(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog)
const ManageViewsDialog = lazyPart(async () => (await import('./manage-views-dialog.tsx')).ManageViewsDialog)
const LATER = [SaveViewDialog, ManageViewsDialog]

type ViewListProps = {
  readonly listed: Listed
  readonly onShow: (listed: Listed) => void
  /** Whether the member may create and change views. */
  readonly mayKeep: boolean
  readonly member: UserProfile
}

/** The saved views, with buttons to save the list as one and to edit them. */
export function ViewList({ listed, onShow, mayKeep, member }: ViewListProps) {
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const { data: views = [], error } = useViews()
  // Platform staff who impersonate a tenant can't save views.
  const maySave = useImpersonation().current === null && mayKeep
  usePreload(LATER)
  if (views.length === 0 && !maySave && !error) return null
  return (
    <fieldset className={styles['views']}>
      <legend>Views</legend>
      <div className={styles['tools']}>
        {maySave && (
          <IconButton label="Save this view…" title="Save this view…" onClick={() => setDialog('save')}>
            <BookmarkPlus size={14} aria-hidden="true" />
          </IconButton>
        )}
        {mayKeep && views.length > 0 && (
          <IconButton label="Edit views…" title="Edit views…" onClick={() => setDialog('manage')}>
            <Settings2 size={14} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {views.map(view => (
        <RailButton
          key={view.id}
          label={view.name}
          mark={<span className={styles['mark']} aria-hidden="true" />}
          title={view.is_shared ? 'Shared with everybody' : 'Yours alone'}
          isChosen={isSameList(view, listed)}
          onChoose={() => onShow(view)}
        />
      ))}
      {error && <p role="alert">{errorText(error)}</p>}
      <Suspense fallback={null}>
        {dialog === 'save' && <SaveViewDialog listed={listed} onClose={() => setDialog(null)} />}
        {dialog === 'manage' && (
          <ManageViewsDialog views={views} member={member} onClose={() => setDialog(null)} />
        )}
      </Suspense>
    </fieldset>
  )
}

/** Queries the company's and the member's own views, in order. */
function useViews() {
  return useApi('listViews', {}, { select: ({ views }) => views, staleTime: FRESH_MS })
}
