/** Security headers of all responses: who may frame and read them, and what they may use. */
import type { Context, MiddlewareHandler } from 'hono'
import { DEMO_FRAMES } from '#contract/constants/demo.ts'
import { GALLERY_STAGE_PATH } from '#contract/constants/docs.ts'
import { EDITOR_TYPES_POLICY, TRUSTED_TYPES_POLICY } from '#contract/constants/trusted-types.ts'

/** The content security policy of responses that are not pages. It allows nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
const HSTS = 'max-age=31536000'
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
]
/** Headers of the gateway and the API, which any site may call. */
const FOR_ANY_SITE = /^\/(?:api|auth\/v1|rest\/v1|storage\/v1|realtime\/v1)(?:\/|$)/

/** Whether a customer's site may frame the page (R24). No other site may frame any other page. */
export function isForFrames(path: string): boolean {
  return path.startsWith('/widget/')
}

/**
 * Whether our own pages, and no other site's, may frame the page: the stage of the gallery of elements, and in demo mode
 * the demo's shops and its inbox.
 */
export function isOwnFrame(path: string, isDemo: boolean): boolean {
  if (path === GALLERY_STAGE_PATH) return true
  return isDemo && (path.startsWith(DEMO_FRAMES.shops) || path === DEMO_FRAMES.inbox)
}

/**
 * Returns middleware that sets the headers. A response's own policy stays. `isSecure`: the server is reached by
 * https.
 */
export function securityHeaders(server: {
  readonly isSecure: () => boolean
  readonly isDemo: boolean
}): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'no-referrer')
    if (isPage && isOwnFrame(c.req.path, server.isDemo)) headers.set('x-frame-options', 'SAMEORIGIN')
    else if (!(isPage && isForFrames(c.req.path))) headers.set('x-frame-options', 'DENY')
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', DATA_POLICY)
    if (!headers.has('cross-origin-resource-policy'))
      headers.set(
        'cross-origin-resource-policy',
        FOR_ANY_SITE.test(c.req.path) ? 'cross-origin' : 'same-origin',
      )
    if (server.isSecure()) headers.set('strict-transport-security', HSTS)
    if (isPage) setPageHeaders(c)
  }
}

function setPageHeaders(c: Context): void {
  // The first document's policy applies to the whole visit, since the app loads no other document.
  const features = [...UNUSED_FEATURES.map(feature => `${feature}=()`), 'microphone=(self)']
  c.res.headers.set('permissions-policy', features.join(', '))
  c.res.headers.set('cross-origin-opener-policy', 'same-origin')
}

/**
 * Returns the content security policy of the host app's pages: own scripts and styles only, and no text that becomes
 * code. `ancestors` may frame the page; `projectOrigins` belong to a Supabase project; `callOrigins` are vendors' that a
 * call may reach directly; `filesOrigin` serves uploads.
 */
export function pagePolicy(page: {
  readonly ancestors: string
  readonly projectOrigins: readonly string[]
  readonly callOrigins: readonly string[]
  readonly filesOrigin: string | null
  readonly isSecure: boolean
}): string {
  const origins = ["'self'", ...page.projectOrigins]
  const pictures = ['data:', ...origins, ...(page.filesOrigin === null ? [] : [page.filesOrigin])]
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${pictures.join(' ')}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${[...origins, ...page.callOrigins].join(' ')}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${page.ancestors}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY} ${EDITOR_TYPES_POLICY}`,
    ...(page.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
