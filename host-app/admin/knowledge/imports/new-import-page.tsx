import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { CONTENT_TYPES, type ContentType } from '#contract/constants/knowledge.ts'
import { resourceKey } from '#host-app/shared/api/api-cache.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { Field, Select } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { LanguageField } from '../../common/language-field.tsx'
import { TYPE_LABELS } from '../common/labels.ts'
import { useTopics } from '../topics/use-topics.ts'
import { FileSending } from './files/file-sending.tsx'
import { useFileSending } from './files/use-file-sending.ts'
import styles from './new-import-page.module.css'

const KINDS = { files: 'Files', sitemap: 'A website' } as const

/** `/admin/kb/imports/new`: chooses the source and the settings of the drafts. */
export function NewImportPage() {
  useTitle('New import')
  const { permissions } = useAdmin()
  const [kind, setKind] = useState<keyof typeof KINDS>('files')
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  function show(id: string) {
    void queryClient.invalidateQueries({ queryKey: resourceKey('listImports') })
    navigate(`/admin/kb/imports/${id}`)
  }

  const sending = useFileSending(async (fields: FormData) => {
    const { id } = await callApi('createImport', { body: { kind: 'files', ...draftsWanted(fields) } })
    return id
  }, show)
  const crawl = useMutation({
    mutationFn: (fields: FormData) =>
      callApi('createImport', {
        body: { kind: 'sitemap', url: String(fields.get('url')).trim(), ...draftsWanted(fields) },
      }),
    onSuccess: ({ id }) => show(id),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    if (kind === 'files') sending.send(fields)
    else crawl.mutate(fields)
  }

  if (!permissions.includes('content.edit'))
    return (
      <Notice title="You cannot import" text="Ask an admin for the permission to write articles.">
        <Link to="/admin/kb/imports">See the imports</Link>
      </Notice>
    )
  return (
    <>
      <PageHeader
        title="New import"
        lead="Each file or page becomes a draft. Nobody reads it until you publish it."
      />
      <form className={styles['form']} onSubmit={submit}>
        {!sending.hasBegun && !sending.isSending && (
          <Choice label="Source" options={KINDS} value={kind} onChange={setKind} />
        )}
        {kind === 'files' ? (
          <FileSending of={sending} />
        ) : (
          <Field
            label="Sitemap URL"
            name="url"
            type="url"
            required
            maxLength={2_000}
            placeholder="https://help.example.com/sitemap.xml"
            hint="Imports every page of the site that the sitemap lists."
          />
        )}
        <fieldset className={styles['fields']} disabled={sending.hasBegun || sending.isSending}>
          <legend className="visually-hidden">The drafts</legend>
          <DraftFields />
        </fieldset>
        {kind === 'sitemap' && <FormError text={crawl.isError ? errorText(crawl.error) : null} />}
        <div className={styles['actions']}>
          <Button
            type="submit"
            look="primary"
            busy={sending.isSending || crawl.isPending}
            disabled={kind === 'files' && sending.files.length === 0}
          >
            {sending.hasBegun ? 'Continue' : 'Import'}
          </Button>
          <Link to="/admin/kb/imports">{sending.hasBegun ? 'Continue later' : 'Cancel'}</Link>
        </div>
      </form>
    </>
  )
}

/** Settings of an import's drafts; `draftsWanted` reads them from the form. */
function DraftFields() {
  const topics = useTopics()
  return (
    <>
      <Select label="Import as" name="type" defaultValue="article">
        {CONTENT_TYPES.map(type => (
          <option key={type} value={type}>
            {TYPE_LABELS[type]}
          </option>
        ))}
      </Select>
      <LanguageField hint="The language they are in: a tag such as en or pt-BR." />
      <Select label="Category" name="category" defaultValue="">
        <option value="">None</option>
        {topics.data?.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </>
  )
}

/** Returns the values of the form fields above. */
function draftsWanted(fields: FormData) {
  return {
    type: fields.get('type') as ContentType,
    language: String(fields.get('language')),
    category_id: String(fields.get('category') ?? '') || null,
  }
}
