/** The code that a company pastes into its pages; the same as in docs/embed.md. */
import { elementOf, type Feature, GLOBAL_NAME } from '#contract/embed.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import { brandStyle } from '#core/brand/brand-style.ts'
import { loaderTag } from '#host-app/shared/loader-tag.ts'

/** Which widget to embed, and how. */
export type Placement = 'chat' | 'voice' | 'inline' | 'ticket' | 'kb' | 'csat'

/** The company's site and addresses. */
export type Site = {
  /** The product's origin; the company's own pages are below `tenantOrigin`. */
  readonly origin: string
  readonly tenantOrigin: string
  readonly tenant: string
  readonly companyName: string
  readonly brand: SettingsOf<'brand'>
}

const FEATURES = {
  chat: 'chat',
  voice: 'voice',
  inline: 'chat',
  ticket: 'ticket',
  kb: 'kb',
  csat: 'csat',
} as const satisfies Record<Placement, Feature>
const FRAME_TITLES = {
  chat: 'Chat with',
  voice: 'Call',
  ticket: 'Write to',
  kb: 'Help from',
  csat: 'Rate',
} as const

/** Returns the script tag, with the element for widgets that don't float over the page. */
export function snippetOf(placement: Placement, { origin, tenantOrigin, tenant, brand }: Site): string {
  if (placement === 'chat' || placement === 'voice')
    return loaderTag({
      ...{ origin, tenant, features: placement === 'voice' ? ['chat', 'voice'] : ['chat'] },
      ...{ brand: brandStyle(brand), position: brand.position },
      // One language: the visitor's own words replace them once the chat's code has loaded.
      label: brand.launcher_label[brand.languages[0]!] ?? '',
    })
  const element = elementOf(FEATURES[placement])
  const fallback = placement === 'kb' ? `\n  <a href="${tenantOrigin}/kb">Our help center</a>\n` : ''
  const content =
    placement === 'inline'
      ? `<div style="height: 600px">\n  <${element} tenant="${tenant}" mode="inline"></${element}>\n</div>`
      : `<${element} tenant="${tenant}">${fallback}</${element}>`
  return `${loaderTag({ origin, tenant })}\n\n${content}`
}

/** Returns the address of the company's page that shows only the widget. */
export function pageOf(placement: Placement, { tenantOrigin }: Site): string {
  return `${tenantOrigin}/widget/${FEATURES[placement]}`
}

/** Returns an iframe of that page, for sites that allow no script. */
export function frameOf(placement: Placement, site: Site): string {
  // A call in a frame needs the microphone and sound.
  const allow = placement === 'voice' ? '\n  allow="microphone; autoplay"' : ''
  const title = escaped(`${FRAME_TITLES[FEATURES[placement]]} ${site.companyName}`)
  return `<iframe
  src="${pageOf(placement, site)}?embed=1"
  title="${title}"
  width="360"
  height="560"${allow}
></iframe>`
}

/** Escapes a text as an attribute's value. A company's name can have any characters. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Code that vouches for a company's users, in the words of docs/embed.md. */

/**
 * Returns server code with jose that signs the identity of one of the company's users for an hour; the same
 * as in docs/embed.md.
 */
export function serverSample(tenant: string): string {
  return `import { SignJWT } from 'jose'

const key = new TextEncoder().encode(process.env.SUPPORT_IDENTITY_KEY)

// For the user who is signed in on your site.
export function supportToken(user) {
  return new SignJWT({ email: user.email, name: user.name })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user.id)
    .setAudience('${tenant}')
    .setExpirationTime('1h')
    .sign(key)
}`
}

/** Page code that passes the token on, and clears it when the user signs out. */
export const PAGE_SAMPLE = `${GLOBAL_NAME}('identify', token) // or a function that fetches one
${GLOBAL_NAME}('logout') // when your user signs out`
