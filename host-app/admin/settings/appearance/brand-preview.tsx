import { Moon, Smartphone } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/constants/locales.ts'
import type { WidgetConfig } from '#contract/entities/widget.ts'
import { brandImagePath } from '#contract/settings/brand.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import { brandStyle } from '#core/brand/brand-style.ts'
import { IconButton } from '#host-app/ui/buttons/icon-button.tsx'
import { Choice } from '#host-app/ui/fields/choice.tsx'
import { PREVIEW_MARK, type PreviewMessage } from '../../../app/pages/preview-message.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { useColleagues } from '../../conversations/use-desk.ts'
import styles from './brand-preview.module.css'

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
  const frame = useRef<HTMLIFrameElement>(null)
  const [screen, setScreen] = useState<keyof typeof SCREENS>('home')
  const [locale, setLocale] = useState<keyof typeof LANGUAGES>('en')
  const [isDark, setIsDark] = useState(false)
  const [isPhone, setIsPhone] = useState(false)
  const config = usePreviewConfig(brand)
  const { company_subdomain: tenant } = useAdmin().member

  const show = useCallback(() => {
    const theme = isDark ? 'dark' : 'light'
    const message: PreviewMessage = { screen, tenant, locale, theme, config }
    frame.current?.contentWindow?.postMessage({ [PREVIEW_MARK]: message }, window.location.origin)
  }, [screen, tenant, locale, isDark, config])

  useEffect(() => {
    show()
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.[PREVIEW_MARK] === 'ready') show()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [show])

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
        <iframe
          ref={frame}
          className={styles['frame']}
          data-phone={isPhone || undefined}
          src="/widget/preview?embed=1"
          title="Preview of the widgets"
        />
      </div>
    </aside>
  )
}

/** Returns a company's widget settings with the brand of the form. */
function usePreviewConfig(brand: SettingsOf<'brand'>): WidgetConfig {
  const { company_name } = useAdmin().member
  const { data: colleagues = [] } = useColleagues()
  const faces = brand.faces.flatMap(
    id => colleagues.find(each => each.id === id)?.full_name.split(' ')[0] ?? [],
  )
  return {
    company_name,
    brand: {
      ...brand,
      // A preview in a language that the company doesn't offer would switch to another one.
      languages: ['en', 'ar'] satisfies Locale[],
      version: 0,
      title: brand.name ?? `${company_name} Support`,
      logo: brand.logo && brandImagePath(brand.logo),
      style: brandStyle(brand),
      faces,
    },
    is_online: true,
    opens_at: null,
    away_text: null,
    reply_time: 'minutes',
    is_ai_enabled: true,
    starters: ['What does it cost?', 'Where is my order?'],
    has_help_center: true,
    articles: [{ title: 'Plans and prices', slug: 'plans' }],
    ticket_form: { categories: [], fields: [] },
  }
}
