import { useMutation } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useAdmin } from '#host-app/admin/admin-layout.tsx'
import { LanguageField } from '#host-app/admin/common/language-field.tsx'
import { languageLabel } from '#host-app/admin/common/languages.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { STATUS_LABELS } from '../../common/labels.ts'
import styles from './files-panel.module.css'
import type { PanelProps } from './panel.tsx'
import { Panel } from './panel.tsx'

/** The article's translations. */
export function TranslationsPanel({ draft }: PanelProps) {
  const { translations } = draft.state.detail
  const { permissions } = useAdmin()
  const [isAdding, setAdding] = useState(false)
  return (
    <Panel title={translations.length > 0 ? `Translations (${translations.length})` : 'Translations'}>
      <ul className={styles['list']} aria-label="Translations">
        {translations.map(({ id, language, title, status }) => (
          <li key={id}>
            <span className={styles['name']}>
              <Link to={`/admin/kb/edit/${id}`} lang={language} dir="auto">
                {title}
              </Link>
              <br />
              <span className={styles['size']}>{languageLabel(language)}</span>
            </span>
            <Badge tone={status === 'published' ? 'good' : 'neutral'}>{STATUS_LABELS[status]}</Badge>
          </li>
        ))}
      </ul>
      {permissions.includes('content.edit') && (
        <div>
          <Button size="small" onClick={() => setAdding(true)}>
            <Languages size={14} aria-hidden="true" />
            Add translation
          </Button>
        </div>
      )}
      {isAdding && <AddTranslation draft={draft} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

function AddTranslation({ draft, onClose }: Pick<PanelProps, 'draft'> & { readonly onClose: () => void }) {
  const { fields, detail } = draft.state
  const navigate = useNavigate()
  const add = useMutation({
    mutationFn: (form: FormData) =>
      callApi('createContent', {
        body: {
          title: String(form.get('title')),
          language: String(form.get('language')).trim(),
          type: detail.type,
          translation_of: detail.id,
          body: fields.body,
          excerpt: fields.excerpt,
          category_id: fields.category_id,
          section_id: fields.section_id,
          visibility: fields.visibility,
        },
      }),
    onSuccess({ id }) {
      onClose()
      navigate(`/admin/kb/edit/${id}`)
    },
  })
  return (
    <FormDialog
      title="Add translation"
      action="Add"
      busy={add.isPending}
      error={add.error ? errorText(add.error) : null}
      onSubmit={form => add.mutate(form)}
      onClose={onClose}
    >
      <p>It starts with this text for you to translate.</p>
      <LanguageField
        defaultValue=""
        without={[detail.language, ...detail.translations.map(({ language }) => language)]}
      />
      <Field label="Title" name="title" dir="auto" defaultValue={fields.title} maxLength={200} required />
    </FormDialog>
  )
}
