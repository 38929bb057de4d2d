import { DEFAULT_WIDGET_TIMERS } from '#contract/constants/chat-flow.ts'
import { type WidgetConfig, widgetBrand } from '#contract/entities/widget.ts'

/** Returns a company's widget settings, with the test's changes. */
export function configWith(change: Partial<WidgetConfig> = {}): WidgetConfig {
  return {
    company_name: 'Acme',
    brand: widgetBrand.parse({ version: 0, title: 'Acme Support', logo: null, style: '', faces: [] }),
    is_open: true,
    is_online: true,
    opens_at: null,
    away_text: null,
    reply_time: null,
    is_ai_enabled: true,
    starters: [],
    quick_replies: [],
    timers: [...DEFAULT_WIDGET_TIMERS],
    texts: {},
    has_help_center: true,
    articles: [],
    ticket_form: { categories: [], fields: [] },
    ...change,
  }
}
