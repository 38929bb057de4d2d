import { Moon, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DEMO_BRAND_MESSAGE } from '#contract/constants/demo.ts'
import { LAUNCHER_LABEL_MAX, type LauncherIcon } from '#contract/constants/settings.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import { tellDemo } from '#host-app/shared/browser/tell-demo.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { Section } from '../../common/section.tsx'
import { LocalizedRow } from '../frame/localized-row.tsx'
import styles from '../frame/preview-frame.module.css'
import { PreviewFrame } from '../frame/preview-frame.tsx'
import { ChoiceRow } from '../frame/rows.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { usePreviewConfig } from '../frame/use-preview-config.ts'
import { type DraftOf, useSettingsDraft } from '../frame/use-settings-draft.ts'
import { BRAND_LABELS, BRAND_LABELS as LABELS } from './brand-labels.ts'
import { LookFields } from './look-fields.tsx'
import { WordsFields } from './words-fields.tsx'

const SCREENS = {
  closed: 'Closed',
  home: 'Home',
  chat: 'Chat',
  away: 'Away',
  ticket: 'Ticket',
  kb: 'Help center',
} as const

const LANGUAGES = { en: 'English', ar: 'العربية' } as const

const ICONS: Readonly<Record<LauncherIcon, string>> = {
  chat: 'Chat',
  question: 'Question mark',
  spark: 'Spark',
  lifebuoy: 'Lifebuoy',
}

const CORNERS = { right: 'Right', left: 'Left' } as const

/** `/admin/settings/appearance` (ADMIN-04): how the company's widgets look and what they say of it. */
export function AppearancePage() {
  return (
    <SettingsLoader
      title="Appearance"
      lead="How your widgets look on your site, and what they say."
      sections={['brand']}
      labels={{ brand: BRAND_LABELS }}
    >
      {states => <BrandForm state={states.brand} />}
    </SettingsLoader>
  )
}

function BrandForm({ state }: { readonly state: SettingsState }) {
  const draft = useSettingsDraft('brand', state, BRAND_LABELS)
  return (
    <SettingsForm drafts={[draft]} aside={<BrandPreview brand={draft.value} />}>
      <LookFields draft={draft} />
      <LauncherFields draft={draft} />
      <WordsFields draft={draft} />
    </SettingsForm>
  )
}

/** Edits the button that opens the chat. */
function LauncherFields({ draft: { value, set } }: { readonly draft: DraftOf<'brand'> }) {
  return (
    <Section title="Launcher">
      <ChoiceRow
        label={LABELS.launcher_icon}
        options={ICONS}
        value={value.launcher_icon}
        onChange={launcher_icon => set({ launcher_icon })}
      />
      <LocalizedRow
        label={LABELS.launcher_label}
        hint="Beside the icon. Without words, the button is round."
        maxLength={LAUNCHER_LABEL_MAX}
        languages={value.languages}
        value={value.launcher_label}
        onChange={launcher_label => set({ launcher_label })}
      />
      <ChoiceRow
        label={LABELS.position}
        hint="The tag on your site can override this."
        options={CORNERS}
        value={value.position}
        onChange={position => set({ position })}
      />
    </Section>
  )
}

/** The real chat beside the form, in the brand as it is in the form. It follows the company, not the admin's theme. */
function BrandPreview({ brand }: { readonly brand: SettingsOf<'brand'> }) {
  const [screen, setScreen] = useState<keyof typeof SCREENS>('home')
  const [locale, setLocale] = useState<keyof typeof LANGUAGES>('en')
  const [isDark, setIsDark] = useState(false)
  const [isPhone, setIsPhone] = useState(false)
  const config = usePreviewConfig(brand)
  const { company_subdomain: tenant } = useAdmin().member

  const { style } = config.brand
  // In the demo, the shop shows it, too.
  useEffect(() => tellDemo({ type: DEMO_BRAND_MESSAGE, style }), [style])

  const theme = isDark ? 'dark' : 'light'

  return (
    <aside className={styles['preview']} aria-label="Preview">
      <div className={styles['inner']}>
        <div className={styles['bar']}>
          <Choice label="Screen" options={SCREENS} value={screen} onChange={setScreen} />
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
          title="Preview of the widgets"
          message={{ screen, tenant, locale, theme, config }}
          isPhone={isPhone}
        />
      </div>
    </aside>
  )
}
