import { DEFAULT_WIDGET_TIMERS } from '#contract/constants/chat-flow.ts'
import { LOCALES } from '#contract/constants/locales.ts'
import type { WidgetConfig } from '#contract/entities/widget.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import { brandImagePath } from '#core/brand/brand-image-path.ts'
import { brandStyle } from '#core/brand/brand-style.ts'
import { firstName } from '#core/text/first-name.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { useColleagues } from '../../common/use-desk.ts'

/** Returns a company's widget settings for a preview: its brand as it is in the form, and sample content. */
export function usePreviewConfig(brand: SettingsOf<'brand'>): WidgetConfig {
  const { company_name } = useAdmin().member
  const { data: colleagues = [] } = useColleagues()
  const faces = brand.faces.flatMap(face => {
    const colleague = colleagues.find(({ id }) => id === face)
    return colleague ? firstName(colleague.full_name) : []
  })
  return {
    company_name,
    brand: {
      ...brand,
      // A preview in a language that the company doesn't offer would switch to another one.
      languages: [...LOCALES],
      version: 0,
      title: brand.name ?? `${company_name} Support`,
      logo: brand.logo && brandImagePath(brand.logo),
      style: brandStyle(brand),
      faces,
    },
    is_open: true,
    is_online: true,
    opens_at: null,
    away_text: null,
    reply_time: 'minutes',
    is_ai_enabled: true,
    starters: ['What does it cost?', 'Where is my order?'],
    quick_replies: [],
    timers: [...DEFAULT_WIDGET_TIMERS],
    texts: {},
    has_help_center: true,
    articles: [{ title: 'Plans and prices', slug: 'plans' }],
    ticket_form: { categories: [], fields: [] },
  }
}
