import { Moon, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DEMO_BRAND_MESSAGE } from '#contract/constants/demo.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import { tellDemo } from '#host-app/shared/browser/tell-demo.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import styles from '../frame/preview-frame.module.css'
import { PreviewFrame } from '../frame/preview-frame.tsx'
import { usePreviewConfig } from '../frame/use-preview-config.ts'

const SCREENS = {
  closed: 'Closed',
  home: 'Home',
  chat: 'Chat',
  away: 'Away',
  ticket: 'Ticket',
  kb: 'Help center',
} as const

const LANGUAGES = { en: 'English', ar: 'العربية' } as const

/** The real chat beside the form, in the brand as it is in the form. It follows the company, not the admin's theme. */
export function BrandPreview({ brand }: { readonly brand: SettingsOf<'brand'> }) {
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
