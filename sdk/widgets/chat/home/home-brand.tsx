import { useRef } from 'react'
import { BRAND } from '#contract/brand.ts'
import type { WidgetBrand } from '#contract/entities/widget.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { BRAND_MESSAGES } from '#sdk/locales/chat/en/brand.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import css from './home-brand.css?inline'

/** What a company's brand adds below the home view: the terms, and the product's name. */
export function HomeBrand({ brand }: { readonly brand: WidgetBrand }) {
  const { t } = useChatMessages(BRAND_MESSAGES)
  const part = useRef<HTMLDivElement>(null)
  useStyleSheet(part, css)
  return (
    <div ref={part} className="home-brand">
      <p className="home-links">
        {brand.terms_url && (
          <a href={brand.terms_url} target="_blank" rel="noopener">
            {t.terms}
          </a>
        )}
        {brand.shows_powered_by && <span>{fill(t.runsOn, { name: BRAND.name })}</span>}
      </p>
    </div>
  )
}
