import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { CONTENT_TITLE_MAX, CONTENT_TYPES, type ContentType } from '#contract/constants/knowledge.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field, Select } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { LanguageField } from '../../common/language-field.tsx'
import { Page } from '../../common/page.tsx'
import { TYPE_LABELS } from '../common/labels.ts'
import { readNewArticle } from '../new-article-link.ts'
import styles from './new-page.module.css'

/**
 * `/admin/kb/new`: asks for title and type, then creates an article to edit (ADMIN-03). Initial values come
 * from the address: `?title=`, `?language=`, and one `?question=` for each other way to ask.
 */
export function NewPage() {
  useTitle('New article')
  const { permissions } = useAdmin()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [search] = useSearchParams()
  const begun = readNewArticle(search)
  const create = useApiAction(
    (call, fields: FormData) =>
      call('createContent', {
        body: {
          title: String(fields.get('title')),
          type: String(fields.get('type')) as ContentType,
          language: String(fields.get('language')).trim(),
          alternate_questions: [...begun.questions],
        },
      }),
    {
      onDone(detail) {
        queryClient.setQueryData(apiKey('getContent', { params: { id: detail.id } }), detail)
        queryClient.invalidateQueries({ queryKey: apiKey('listContent') })
        navigate(`/admin/kb/edit/${detail.id}`, { replace: true })
      },
      showsError: true,
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    create.mutate(new FormData(event.currentTarget))
  }

  if (!permissions.includes('content.edit'))
    return (
      <Page width="form">
        <Notice title="You cannot write articles" text="Ask an admin for the permission to write articles.">
          <Link to="/admin/kb">All articles</Link>
        </Notice>
      </Page>
    )
  return (
    <Page width="form">
      <PageHeader title="New article" lead="Nobody sees it until you publish it." />
      <form className={styles['form']} onSubmit={submit}>
        <Field
          label="Title"
          name="title"
          dir="auto"
          maxLength={CONTENT_TITLE_MAX}
          defaultValue={begun.title}
          required
          autoComplete="off"
          placeholder="How do I …?"
          hint="The question it answers, in your visitors’ words."
        />
        <Select label="Type" name="type" defaultValue="article">
          {CONTENT_TYPES.map(type => (
            <option key={type} value={type}>
              {TYPE_LABELS[type]}
            </option>
          ))}
        </Select>
        <LanguageField defaultValue={begun.language} />
        <FormError text={create.error ? errorText(create.error) : null} />
        <div className={styles['actions']}>
          <Button type="submit" look="primary" busy={create.isPending}>
            Start writing
          </Button>
          <Link to="/admin/kb">Cancel</Link>
        </div>
      </form>
    </Page>
  )
}
