import { z } from 'zod'
import { type Finding, ok, todo } from './finding.ts'
import type { ProjectApi } from './project-api.ts'

/** The part of the auth service's public settings that the product depends on. */
export const authSettings = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.object({ email: z.boolean() }),
})

const URL_PAGE = 'Authentication → URL Configuration'
const EMAIL_PAGE = 'Authentication → Sign In / Providers'
/** Pages that links in the project's emails lead to. */
const LINKED_PAGES = ['/auth/confirmed', '/set-password']
const PROBE = 'redirect-check'
/** RFC 2606 section 2: a host that is nobody's. */
const FOREIGN_PAGE = `https://${PROBE}.invalid/`

/** Checks who can sign up, and whether an address has to be confirmed. */
export function checkSignUp(settings: z.infer<typeof authSettings>): Finding[] {
  const isOpen = settings.external.email && !settings.disable_signup
  return [
    isOpen
      ? ok('People can sign up by email.')
      : todo(
          `Companies and invited people cannot sign up. Allow new users and the email provider: ${EMAIL_PAGE}.`,
        ),
    settings.mailer_autoconfirm
      ? todo(
          `Sign-ups are not confirmed, so anybody can use another person’s address. Turn on Confirm email: ${EMAIL_PAGE}.`,
        )
      : ok('A new address has to be confirmed.'),
  ]
}

/** Checks where the links in the project's emails may lead. */
export async function checkRedirects(api: ProjectApi, publicUrl: string | null): Promise<Finding[]> {
  if (publicUrl === null)
    return [todo('PUBLIC_URL is not set. Set it to the address at which browsers reach the server.')]
  const { origin, protocol, host } = new URL(publicUrl)
  const siteUrl = await api.redirectOf(FOREIGN_PAGE)
  if (siteUrl === null)
    return [
      todo(`The auth service does not say where its links lead. Compare ${URL_PAGE} with docs/supabase.md.`),
    ]
  return [
    checkSiteUrl(siteUrl, origin),
    await checkPages(api, origin, `${origin}/**`),
    await checkPages(api, `${protocol}//${PROBE}.${host}`, `${protocol}//*.${host}/**`),
  ]
}

function checkSiteUrl(siteUrl: URL, origin: string): Finding {
  if (siteUrl.host === new URL(FOREIGN_PAGE).host)
    return todo(
      `The redirect URLs allow every host, so links in emails can lead anywhere. Remove the pattern: ${URL_PAGE}.`,
    )
  return siteUrl.origin === origin
    ? ok(`The site URL is ${origin}.`)
    : todo(`The site URL is ${siteUrl.origin}. Set it to ${origin}: ${URL_PAGE}.`)
}

/** Checks that links may lead to an origin. `pattern` is the entry of the redirect URLs that allows it. */
async function checkPages(api: ProjectApi, origin: string, pattern: string): Promise<Finding> {
  for (const page of LINKED_PAGES) {
    const found = await api.redirectOf(origin + page)
    if (found?.origin !== origin || found.pathname !== page)
      return todo(`Links in emails may not lead to ${pattern}. Add it to the redirect URLs: ${URL_PAGE}.`)
  }
  return ok(`Links in emails may lead to ${pattern}.`)
}
