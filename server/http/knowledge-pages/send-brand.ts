import type { Context } from 'hono'
import { pageColors } from '#core/brand/page-colors.ts'
import { tenantClaims } from '#server/domain/actor.ts'
import { readState } from '#server/domain/settings/read-settings.ts'
import type { HelpCenter, KnowledgePageDeps } from './deps.ts'
import { sendText } from './send-page.ts'

/** Sends the style sheet with a company's colors, corners and font. Its address changes with each version. */
export async function sendBrand(
  c: Context,
  { company }: HelpCenter,
  { database }: KnowledgePageDeps,
): Promise<Response> {
  const { value: brand, version } = await database.as(tenantClaims({ companyId: company.id }), query =>
    readState(query, company.id, 'brand'),
  )
  const { accent, accentStrong, accentSoft, onAccent } = pageColors(brand.accent)
  const css = `:root {
  --accent: ${accent};
  --accent-strong: ${accentStrong};
  --accent-soft: ${accentSoft};
  --on-accent: ${onAccent};
  --radius-control: ${Math.min(brand.radius, 8)}px;
  --radius-card: ${brand.radius}px;
${brand.font ? `  --font: ${brand.font}, system-ui, sans-serif;\n` : ''}}
`
  const isCurrent = c.req.query('v') === String(version)
  return sendText(c, css, {
    'content-type': 'text/css; charset=utf-8',
    ...(isCurrent && { 'cache-control': 'public, max-age=31536000, immutable' }),
  })
}
