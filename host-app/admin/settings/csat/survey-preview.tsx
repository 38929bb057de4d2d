import { Moon, Smartphone } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { SettingsState } from '#contract/routes/settings.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import { surveyTextsFor } from '#core/messages/survey-messages.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import styles from '../frame/preview-frame.module.css'
import { PreviewFrame } from '../frame/preview-frame.tsx'
import { usePreviewConfig } from '../frame/use-preview-config.ts'

const LANGUAGES = { en: 'EN', de: 'DE', es: 'ES', fr: 'FR', he: 'HE', ar: 'AR' } as const

/** The real survey beside the form, in the settings of the form and the company's saved brand. */
export function SurveyPreview({ csat }: { readonly csat: SettingsOf<'csat'> }) {
  const { data } = useApi('getSettings', { params: { section: 'brand' } })
  return (
    <aside className={styles['preview']} aria-label="Preview">
      {data && <Shown csat={csat} brand={data} />}
    </aside>
  )
}

type ShownProps = { readonly csat: SettingsOf<'csat'>; readonly brand: SettingsState }

function Shown({ csat, brand }: ShownProps) {
  const [locale, setLocale] = useState<keyof typeof LANGUAGES>('en')
  const [isDark, setIsDark] = useState(false)
  const [isPhone, setIsPhone] = useState(false)
  const config = usePreviewConfig(brand.value as SettingsOf<'brand'>)
  const { company_subdomain: tenant } = useAdmin().member
  const survey = useMemo(
    () => ({
      kind: csat.kind,
      score: null,
      comment: null,
      answered_at: null,
      closes_at: null,
      texts: surveyTextsFor(locale, csat.kind, csat),
    }),
    [csat, locale],
  )

  return (
    <div className={styles['inner']}>
      <div className={styles['bar']}>
        <Choice label="Language of the preview" options={LANGUAGES} value={locale} onChange={setLocale} />
        <span className={styles['tools']}>
          <IconButton label="Phone" aria-pressed={isPhone} onClick={() => setIsPhone(!isPhone)}>
            <Smartphone size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label="Dark" aria-pressed={isDark} onClick={() => setIsDark(!isDark)}>
            <Moon size={16} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <PreviewFrame
        title="Preview of the survey"
        message={{ screen: 'csat', survey, tenant, locale, theme: isDark ? 'dark' : 'light', config }}
        isPhone={isPhone}
      />
    </div>
  )
}
