/** What a company pastes into its pages, in the words of docs/embed.md. */

import { elementOf, type Feature, GLOBAL_NAME } from '#contract/embed.ts'
import { loaderTag } from '#host-app/features/install/loader-tag.ts'

/** What to put on a page, and how; voice and surveys are names that are kept free. */
export type Placement = 'chat' | 'inline' | 'ticket' | 'kb'

/** Whose widget it is, and where. */
export type Site = {
  /** Where the product runs, and the company's own pages below it. */
  readonly origin: string
  readonly tenantOrigin: string
  readonly tenant: string
  readonly companyName: string
}

const FEATURES = { chat: 'chat', inline: 'chat', ticket: 'ticket', kb: 'kb' } as const satisfies Record<
  Placement,
  Feature
>
const FRAME_TITLES = { chat: 'Chat with', ticket: 'Write to', kb: 'Help from' } as const

/** The tag, and the element in its place for what does not float over the page. */
export function snippetOf(placement: Placement, { origin, tenantOrigin, tenant }: Site): string {
  if (placement === 'chat') return loaderTag({ origin, tenant, feature: 'chat' })
  const element = elementOf(FEATURES[placement])
  const fallback = placement === 'kb' ? `\n  <a href="${tenantOrigin}/kb">Our help center</a>\n` : ''
  const content =
    placement === 'inline'
      ? `<div style="height: 600px">\n  <${element} tenant="${tenant}" mode="inline"></${element}>\n</div>`
      : `<${element} tenant="${tenant}">${fallback}</${element}>`
  return `${loaderTag({ origin, tenant })}\n\n${content}`
}

/** The company's page that shows the widget and nothing else. */
export function pageOf(placement: Placement, { tenantOrigin }: Site): string {
  return `${tenantOrigin}/widget/${FEATURES[placement]}`
}

/** The same page in a frame, for pages that take no script. */
export function frameOf(placement: Placement, site: Site): string {
  const title = escaped(`${FRAME_TITLES[FEATURES[placement]]} ${site.companyName}`)
  return `<iframe
  src="${pageOf(placement, site)}?embed=1"
  title="${title}"
  width="360"
  height="560"
></iframe>`
}

/** A company is called what it likes: as the value of an attribute. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Code that vouches for a company's users, in the words of docs/embed.md. */

/** On the company's server, with jose: vouches for one of its users for an hour. */
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

/** In the company's page: hands the token over, and forgets it when the user signs out. */
export const PAGE_SAMPLE = `${GLOBAL_NAME}('identify', token) // or a function that fetches one
${GLOBAL_NAME}('logout') // when your user signs out`
