import { ArrowLeft, Eye } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { CONTENT_TITLE_MAX } from '#contract/constants/knowledge.ts'
import type { ContentDetail } from '#contract/entities/content.ts'
import { ApiError } from '#host-app/shared/api/api-error.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { chooseFile } from '#host-app/shared/ui/fields/choose-file.ts'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { formatDate } from '../../common/format.ts'
import { Page } from '../../common/page.tsx'
import { ReadOnlyNote } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { statusOf, TYPE_LABELS } from '../common/labels.ts'
import { MoreActions } from './actions/more-actions.tsx'
import { PreviewDialog } from './actions/preview-dialog.tsx'
import { PublishDialog } from './actions/publish-dialog.tsx'
import { ownZone } from './actions/zoned-date.ts'
import { BodyEditor } from './body/body-editor.tsx'
import { problemsOf } from './draft/content-fields.ts'
import { draftStatus, isUnsaved } from './draft/draft-machine.ts'
import { NewerNotice, SetAsideNotice } from './draft/newer-notice.tsx'
import { SaveStatus } from './draft/save-status.tsx'
import { useDraft } from './draft/use-draft.ts'
import { useUnsavedGuard } from './draft/use-unsaved-guard.ts'
import styles from './edit-page.module.css'
import { Panels } from './panels/panels.tsx'
import { pictureAddress, useFiles } from './panels/use-files.ts'

/** `/admin/kb/edit/:contentBlockId`: reads or edits one article (ADMIN-03). */
export function EditPage() {
  const { contentBlockId: id = '' } = useParams()
  const content = useApi(
    'getContent',
    { params: { id } },
    {
      // The editor's state is newer than any later answer, so the initial version is not refetched.
      staleTime: Number.POSITIVE_INFINITY,
    },
  )
  const isMissing = content.error instanceof ApiError && content.error.code === 'content_not_found'
  if (isMissing)
    return (
      <Page>
        <Notice
          title="There is no such article"
          text="It was removed, or belongs to another company."
          role="alert"
        >
          <Link to="/admin/kb">All articles</Link>
        </Notice>
      </Page>
    )
  if (content.data) return <ArticleEditor key={id} detail={content.data} />
  return (
    <Page>
      <QueryState query={content} label="Loading the article" skeleton={<SkeletonRows />}>
        {() => null}
      </QueryState>
    </Page>
  )
}

/** The editor of one article: its text, with panels for everything else beside it. */
function ArticleEditor({ detail: opened }: { readonly detail: ContentDetail }) {
  const draft = useDraft(opened)
  const files = useFiles(draft)
  const { permissions } = useAdmin()
  const [open, setOpen] = useState<'preview' | 'publish' | null>(null)
  const { detail, fields } = draft.state
  const mayEdit = permissions.includes('content.edit')
  const mayPublish = permissions.includes('content.publish')
  const isReadOnly = !mayEdit || detail.publish_at !== null
  const { label, tone } = statusOf(detail)
  useTitle(fields.title || 'Article')
  useUnsavedGuard(isUnsaved(draft.state), draftStatus(draft.state).kind === 'failed')

  async function addPicture() {
    const file = await chooseFile('image/png,image/jpeg,image/gif,image/webp')
    const key = file && (await files.add(file))
    if (!file || !key) return null
    return { src: await pictureAddress(key, file), alt: file.name.replace(/\.\w+$/, '') }
  }

  return (
    <main className={styles['editor']}>
      <header className={styles['head']}>
        <Link to="/admin/kb" className={styles['back']} aria-label="All articles">
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
        <span className={styles['state']}>
          <span>{TYPE_LABELS[detail.type]}</span>
          <Badge tone={tone}>{label}</Badge>
          {detail.status === 'published' && detail.has_changes && <Badge>Unpublished changes</Badge>}
        </span>
        {mayEdit && <SaveStatus draft={draft} />}
        <span className={styles['buttons']}>
          <Button size="small" onClick={() => setOpen('preview')}>
            <Eye size={15} aria-hidden="true" />
            Preview
          </Button>
          {mayPublish && (
            <Button size="small" look="primary" onClick={() => setOpen('publish')}>
              Publish
            </Button>
          )}
        </span>
      </header>
      <div className={styles['columns']}>
        <div className={styles['text']}>
          <ReadOnlyNote permission="content.edit" />
          <NewerNotice draft={draft} />
          <SetAsideNotice draft={draft} />
          {detail.publish_at !== null && (
            <p className={styles['scheduled']} role="status">
              Goes live {formatDate(detail.publish_at)} ({ownZone()})
              {detail.scheduled_by_name && `, scheduled by ${detail.scheduled_by_name}`}. Unschedule it to
              keep writing.
            </p>
          )}
          <h1 className="visually-hidden">{fields.title || 'Article'}</h1>
          <input
            className={styles['title']}
            aria-label="Title"
            placeholder="Title"
            dir="auto"
            lang={detail.language}
            value={fields.title}
            maxLength={CONTENT_TITLE_MAX}
            readOnly={isReadOnly}
            aria-invalid={problemsOf({ title: fields.title }).title !== undefined || undefined}
            onChange={event => draft.dispatch({ type: 'edited', change: { title: event.target.value } })}
          />
          <BodyEditor
            text={fields.body}
            isReadOnly={isReadOnly}
            onChange={body => draft.dispatch({ type: 'edited', change: { body } })}
            onPicture={addPicture}
          />
        </div>
        <aside className={styles['side']} aria-label="About the article">
          <MoreActions draft={draft} mayEdit={mayEdit} mayPublish={mayPublish} />
          <Panels draft={draft} isReadOnly={isReadOnly} files={files} />
        </aside>
      </div>
      {open === 'preview' && (
        <PreviewDialog fields={fields} language={detail.language} onClose={() => setOpen(null)} />
      )}
      {open === 'publish' && <PublishDialog draft={draft} onClose={() => setOpen(null)} />}
    </main>
  )
}
