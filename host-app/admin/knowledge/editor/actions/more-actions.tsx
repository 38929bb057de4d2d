import { Archive, CalendarClock, CalendarX, History, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { useRemoval } from '../../../common/use-removal.tsx'
import { AnswerDiffPanel } from '../../answer-diff/answer-diff-panel.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { HistoryDialog } from '../history/history-dialog.tsx'
import styles from './more-actions.module.css'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useContentAction } from './use-content-action.ts'

type MoreActionsProps = { readonly draft: Draft; readonly mayEdit: boolean; readonly mayPublish: boolean }
type Open = 'history' | 'schedule' | 'discard' | 'archive' | null

/** A menu of an article's other actions, besides editing and publishing. */
export function MoreActions({ draft, mayEdit, mayPublish }: MoreActionsProps) {
  const [open, setOpen] = useState<Open>(null)
  const { detail } = draft.state
  const close = () => setOpen(null)
  const navigate = useNavigate()
  const isScheduled = detail.publish_at !== null

  const discard = useContentAction({
    draft,
    act: ({ id, revision }) => callApi('discardDraft', { params: { id }, body: { revision } }),
    done: 'Changes discarded.',
    onDone: close,
  })
  const archive = useContentAction({
    draft,
    act: ({ id }) => callApi('archiveContent', { params: { id } }),
    done: 'Archived.',
    onDone: close,
  })
  const unschedule = useContentAction({
    draft,
    act: ({ id, revision }) =>
      callApi('scheduleContent', { params: { id }, body: { revision, publish_at: null } }),
    done: 'Unscheduled.',
  })
  const [askToRemove, removalDialog] = useRemoval({
    act: call => call('removeContent', { params: { id: detail.id } }),
    ask: () => ({
      title: 'Remove the article?',
      text: 'It is gone for good, with its versions, files and feedback. This cannot be undone.',
    }),
    done: 'Removed.',
    onDone: () => navigate('/admin/kb', { replace: true }),
  })

  return (
    <div className={styles['actions']}>
      <Button size="small" look="quiet" onClick={() => setOpen('history')}>
        <History size={15} aria-hidden="true" />
        History
      </Button>
      {mayPublish && !isScheduled && (
        <Button size="small" look="quiet" onClick={() => setOpen('schedule')}>
          <CalendarClock size={15} aria-hidden="true" />
          Schedule
        </Button>
      )}
      {mayPublish && isScheduled && (
        <Button size="small" look="quiet" busy={unschedule.isPending} onClick={() => unschedule.mutate()}>
          <CalendarX size={15} aria-hidden="true" />
          Unschedule
        </Button>
      )}
      {mayEdit && !isScheduled && detail.live !== null && detail.has_changes && (
        <Button size="small" look="quiet" onClick={() => setOpen('discard')}>
          <Undo2 size={15} aria-hidden="true" />
          Discard changes
        </Button>
      )}
      {mayPublish && detail.status === 'published' && (
        <Button size="small" look="quiet" onClick={() => setOpen('archive')}>
          <Archive size={15} aria-hidden="true" />
          Archive
        </Button>
      )}
      {mayPublish && (
        <Button size="small" look="quiet" onClick={() => askToRemove()}>
          <Trash2 size={15} aria-hidden="true" />
          Remove
        </Button>
      )}
      {open === 'history' && (
        <HistoryDialog draft={draft} mayRestore={mayEdit && !isScheduled} onClose={close} />
      )}
      {open === 'schedule' && <ScheduleDialog draft={draft} onClose={close} />}
      {open === 'discard' && (
        <ConfirmDialog
          title="Discard the changes?"
          text="The draft goes back to what visitors read now."
          action="Discard"
          isFinal
          change={discard}
          onClose={close}
        />
      )}
      {open === 'archive' && (
        <ConfirmDialog
          title="Archive the article?"
          text="Visitors and the AI no longer see it. You can publish it again."
          action="Archive"
          change={archive}
          onClose={close}
        >
          <AnswerDiffPanel contentId={detail.id} revision={null} action="archive" />
        </ConfirmDialog>
      )}
      {removalDialog}
    </div>
  )
}

type ConfirmProps = {
  readonly title: string
  readonly text: string
  readonly action: string
  /** Whether it cannot be undone. */
  readonly isFinal?: boolean
  readonly change: { readonly isPending: boolean; readonly error: Error | null; readonly mutate: () => void }
  readonly onClose: () => void
  /** Further information above the buttons. */
  readonly children?: ReactNode
}

/** Asks for confirmation of an action. */
function ConfirmDialog({ title, text, action, isFinal = false, change, onClose, children }: ConfirmProps) {
  return (
    <FormDialog
      title={title}
      action={action}
      isFinal={isFinal}
      busy={change.isPending}
      error={change.error ? errorText(change.error) : null}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <p>{text}</p>
      {children}
    </FormDialog>
  )
}
