/**
 * The routes outside /api, each with its request and every identity's answer. A route missing here fails the
 * matrix.
 */
import { randomUUID } from 'node:crypto'
import { NOTE_BUCKET, UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import { CONTENT_BUCKET, CONTENT_TYPES } from '#contract/constants/knowledge.ts'
import { BRAND_BUCKET } from '#contract/constants/settings.ts'
import { API_IDENTITIES, type ApiIdentity, type ApiIdentityName } from './api-identities.ts'

/** The target of a request; a `neighbour` is another visitor of the same tenant. */
export type Aim = 'own' | 'neighbour' | 'other' | 'random'
/** The ids of a request's target. */
export type DoorTarget = {
  readonly company: string
  readonly conversation: string
  readonly content: string
  readonly person: string
  readonly factor: string
}
type Asked = {
  readonly path: string
  readonly method?: string
  readonly body?: string
  readonly type?: string
}
/** A route with its request and its answers. */
export type Door = {
  /** As the router has it. */
  readonly route: string
  readonly ask: (target: DoorTarget) => Asked
} & (
  | { readonly kind: 'everybody'; readonly answer: string }
  | {
      readonly kind: 'judged'
      readonly aims: readonly Aim[]
      readonly answer: (name: ApiIdentityName, aim: Aim) => string
    }
)

const VISITORS: readonly ApiIdentityName[] = ['visitor A1', 'visitor A2', 'visitor B']
const ANSWERERS: readonly ApiIdentityName[] = [
  'owner A',
  'admin A',
  'agent A',
  'agent B',
  'staff acting for A, writing',
  'platform staff',
]
const SETTERS: readonly ApiIdentityName[] = [
  'owner A',
  'admin A',
  'staff acting for A, writing',
  'platform staff',
]
const MEMBERS: readonly ApiIdentityName[] = [...ANSWERERS, 'viewer A', 'staff acting for A, read-only']
const EXPIRED: readonly ApiIdentityName[] = ['expired token', 'expired visitor of A']
const BROKEN: readonly ApiIdentityName[] = ['no token', 'forged token', 'unsigned token']
const BAD_HOST = '400 host_unknown'
const ENTRY_TYPES = CONTENT_TYPES.filter(type => type !== 'article')
const WIDGET_ARTICLE = '/kb/category/getting-started/installation/add-the-widget-to-your-site'

/** Returns the answer to everybody, if the route ignores credentials. */
export function answerToAll(name: ApiIdentityName, answer: string): string {
  return name === 'bad host' ? BAD_HOST : answer
}

const json = (path: string, body: object, method = 'POST'): Asked => ({
  path,
  method,
  body: JSON.stringify(body),
  type: 'application/json',
})

function open(route: string, answer: string, asked: Asked): Door {
  return { route, ask: () => asked, kind: 'everybody', answer }
}

/** Returns a route for identities with their own session; an impersonation has none. */
function signedIn(route: string, ask: Door['ask'], own: string, others?: string): Door {
  return {
    route,
    ask,
    kind: 'judged',
    aims: others === undefined ? ['own'] : ['own', 'other', 'random'],
    answer(name, aim) {
      const identity: ApiIdentity = API_IDENTITIES[name]
      if (name === 'bad host') return BAD_HOST
      if (name === 'no token') return '401 no_authorization'
      if (identity.kind !== 'session' || identity.acting) return '403 bad_jwt'
      if (identity.standing === 'gone') return '403 session_not_found'
      return aim === 'own' || others === undefined ? own : others
    },
  }
}

/**
 * Returns a route to a table's rows, of which `seers` read their own. With `isForMembers`, visitors and the
 * public key have no grant. Staff who act for a company read its own row alone.
 */
function table(
  name: string,
  filter: (target: DoorTarget) => string,
  seers: readonly ApiIdentityName[],
  isForMembers = false,
): Door {
  return {
    ...rest(
      `GET /rest/v1/:table`,
      target => ({ path: `/rest/v1/${name}?${filter(target)}` }),
      (who, aim) => {
        const identity: ApiIdentity = API_IDENTITIES[who]
        if (name !== 'companies' && identity.kind === 'session' && identity.acting)
          return '403 forbidden_while_impersonating'
        if (isForMembers && API_IDENTITIES[who].kind !== 'session') return '401 42501'
        return aim === 'own' && seers.includes(who) ? '200 rows' : '200 none'
      },
    ),
  }
}

function rest(
  route: string,
  ask: Door['ask'],
  admitted: (name: ApiIdentityName, aim: Aim) => string,
  aims: readonly Aim[] = ['own', 'neighbour', 'other', 'random'],
): Door {
  return {
    route,
    ask,
    kind: 'judged',
    aims,
    answer(name, aim) {
      if (name === 'bad host') return BAD_HOST
      if (EXPIRED.includes(name)) return '401 PGRST303'
      return BROKEN.includes(name) ? '401 PGRST301' : admitted(name, aim)
    },
  }
}

function storage(
  route: string,
  ask: Door['ask'],
  admitted: (name: ApiIdentityName, aim: Aim) => string,
): Door {
  return {
    route,
    ask,
    kind: 'judged',
    aims: ['own', 'neighbour', 'other', 'random'],
    answer(name, aim) {
      if (name === 'bad host') return BAD_HOST
      if (EXPIRED.includes(name)) return '400 ExpiredJWT'
      return BROKEN.includes(name) ? '400 InvalidJWT' : admitted(name, aim)
    },
  }
}

function upload(
  bucket: string,
  ownerOf: (target: DoorTarget) => string,
  uploaders: readonly ApiIdentityName[],
  aims: readonly Aim[] = ['own'],
): Door {
  return storage(
    `POST /storage/v1/object/${bucket}/:key{.+}`,
    target => ({
      // Each another file: several may upload to one owner.
      path: `/storage/v1/object/${bucket}/${ownerOf(target)}/1800000000000-${randomUUID()}-note.txt`,
      method: 'POST',
      body: 'A note',
      type: 'text/plain',
    }),
    (name, aim) => (aims.includes(aim) && uploaders.includes(name) ? '200 ok' : '400 Unauthorized'),
  )
}

/** Returns a route that downloads by token. Tests elsewhere show that those who may see a file get it. */
function download(bucket: string, ownerOf: (target: DoorTarget) => string): Door {
  return storage(
    `GET /storage/v1/object/${bucket}/:key{.+}`,
    target => ({ path: `/storage/v1/object/${bucket}/${ownerOf(target)}/${FILE}` }),
    () => '404 NotFound',
  )
}

const NONE = 'c0ffee00-0000-4000-8000-000000000001'
const FACTOR = '/auth/v1/factors/'
const FILE = `1800000000000-0123456789abcdef-note.txt`

/** All routes outside /api. */
export const DOORS: readonly Door[] = [
  open('ALL /*', '404 text', { path: '/nowhere', method: 'POST' }),
  open('ALL /api/*', '404 route_not_found', { path: '/api/nothing' }),

  open('GET /auth/v1/health', '200 ok', { path: '/auth/v1/health' }),
  open('GET /auth/v1/settings', '200 ok', { path: '/auth/v1/settings' }),
  open(
    'POST /auth/v1/token',
    '400 invalid_credentials',
    json('/auth/v1/token?grant_type=password', { email: 'agent@acme.test', password: 'not it' }),
  ),
  open(
    'POST /auth/v1/token',
    '400 refresh_token_not_found',
    json('/auth/v1/token?grant_type=refresh_token', { refresh_token: NONE }),
  ),
  open(
    'POST /auth/v1/verify',
    '403 otp_expired',
    json('/auth/v1/verify', { type: 'recovery', token_hash: NONE }),
  ),
  open('POST /auth/v1/recover', '200 ok', json('/auth/v1/recover', { email: 'nobody@mails.test' })),
  open(
    'POST /auth/v1/resend',
    '200 ok',
    json('/auth/v1/resend', { type: 'signup', email: 'nobody@mails.test' }),
  ),
  open('ALL /auth/v1/*', '404 not_found', { path: '/auth/v1/nothing' }),
  open('ALL /auth/v1/admin/*', '403 not_admin', { path: '/auth/v1/admin/users' }),
  open('POST /auth/v1/invite', '403 not_admin', json('/auth/v1/invite', { email: 'nobody@mails.test' })),
  open(
    'POST /auth/v1/signup',
    '422 signup_disabled',
    json('/auth/v1/signup', { email: 'nobody@mails.test' }),
  ),
  open('POST /auth/v1/otp', '422 otp_disabled', json('/auth/v1/otp', { email: 'nobody@mails.test' })),
  open('POST /auth/v1/sso', '400 provider_disabled', json('/auth/v1/sso', { domain: 'mails.test' })),
  open('GET /auth/v1/authorize', '400 provider_disabled', { path: '/auth/v1/authorize?provider=github' }),
  open('GET /auth/v1/user/identities/authorize', '400 provider_disabled', {
    path: '/auth/v1/user/identities/authorize?provider=github',
  }),
  signedIn('GET /auth/v1/user', () => ({ path: '/auth/v1/user' }), '200 ok'),
  signedIn('PUT /auth/v1/user', () => json('/auth/v1/user', { data: {} }, 'PUT'), '200 ok'),
  signedIn('POST /auth/v1/factors', () => json('/auth/v1/factors', { factor_type: 'totp' }), '200 ok'),
  signedIn(
    'POST /auth/v1/factors/:id/challenge',
    ({ factor }) => json(`${FACTOR}${factor}/challenge`, {}),
    '200 ok',
    '404 mfa_factor_not_found',
  ),
  signedIn(
    'POST /auth/v1/factors/:id/verify',
    ({ factor }) => json(`${FACTOR}${factor}/verify`, { challenge_id: NONE, code: '000000' }),
    '422 mfa_challenge_expired',
    '404 mfa_factor_not_found',
  ),
  signedIn(
    'DELETE /auth/v1/factors/:id',
    ({ factor }) => ({ path: FACTOR + factor, method: 'DELETE' }),
    '200 ok',
    '404 mfa_factor_not_found',
  ),
  signedIn('POST /auth/v1/logout', () => json('/auth/v1/logout?scope=local', {}), '204 ok'),

  table('companies', ({ company }) => `id=eq.${company}`, MEMBERS),
  table('profiles', ({ person }) => `id=eq.${person}`, MEMBERS, true),
  table('conversations', ({ conversation }) => `id=eq.${conversation}`, [...VISITORS, ...MEMBERS]),
  table('messages', ({ conversation }) => `conversation_id=eq.${conversation}`, [...VISITORS, ...MEMBERS]),
  table('content', ({ company }) => `company_id=eq.${company}`, MEMBERS),
  rest(
    'GET /rest/v1/:table',
    () => ({ path: '/rest/v1/invitations' }),
    () => '404 PGRST205',
    ['own'],
  ),
  rest(
    'ALL /rest/v1/:table',
    ({ conversation }) =>
      json(`/rest/v1/conversations?id=eq.${conversation}`, { status: 'resolved' }, 'PATCH'),
    () => '405 PGRST117',
  ),
  rest(
    'ALL /rest/v1/rpc/:name',
    () => json('/rest/v1/rpc/people', {}),
    () => '404 PGRST202',
    ['own'],
  ),
  rest(
    'ALL /rest/v1/*',
    () => json('/rest/v1/conversations/people', {}),
    () => '404 PGRST125',
    ['own'],
  ),

  upload(UPLOAD_BUCKET, ({ conversation }) => conversation, [...VISITORS, ...ANSWERERS]),
  upload(NOTE_BUCKET, ({ conversation }) => conversation, ANSWERERS),
  upload(CONTENT_BUCKET, ({ content }) => content, ANSWERERS),
  // Every member has the same company.
  upload(BRAND_BUCKET, ({ company }) => company, SETTERS, ['own', 'neighbour']),
  download(UPLOAD_BUCKET, ({ conversation }) => conversation),
  // No route gives files of notes publicly (tests/server/note-files).
  download(NOTE_BUCKET, ({ conversation }) => conversation),
  download(CONTENT_BUCKET, ({ content }) => content),
  download(BRAND_BUCKET, ({ company }) => company),
  // Redirected to the files' own host, where knowing the address is the permission (R12).
  open('GET /storage/v1/object/public/conversation-uploads/:key{.+}', '302 ok', {
    path: `/storage/v1/object/public/${UPLOAD_BUCKET}/${NONE}/${FILE}`,
  }),
  // A draft's files have no public address, and published ones have no other (tests/server/api-attachments).
  open('GET /storage/v1/object/public/content-attachments/:key{.+}', '302 ok', {
    path: `/storage/v1/object/public/${CONTENT_BUCKET}/${NONE}/${FILE}`,
  }),
  open('GET /storage/v1/object/public/brand-images/:key{.+}', '302 ok', {
    path: `/storage/v1/object/public/${BRAND_BUCKET}/${NONE}/${FILE}`,
  }),
  open(
    'ALL /storage/v1/*',
    '404 NotOffered',
    json(`/storage/v1/object/list/${UPLOAD_BUCKET}`, { prefix: '', limit: 100 }),
  ),
  open(
    'ALL /realtime/v1/api/broadcast/*',
    '403 Broadcast is not offered',
    json('/realtime/v1/api/broadcast', { messages: [] }),
  ),
  open('ALL /realtime/v1/*', '404 Not Found', { path: '/realtime/v1/websocket' }),

  open('GET /robots.txt', '200 ok', { path: '/robots.txt' }),
  open('GET /sitemap.xml', '200 ok', { path: '/sitemap.xml' }),
  open('GET /llms.txt', '200 ok', { path: '/llms.txt' }),
  open('GET /kb/brand.css', '200 ok', { path: '/kb/brand.css' }),
  open(
    'POST /kb/feedback',
    '303 ok',
    // Decided by the request's host alone, like all pages of a knowledge base.
    {
      path: '/kb/feedback',
      method: 'POST',
      body: 'slug=add-the-widget-to-your-site&helpful=yes',
      type: 'application/x-www-form-urlencoded',
    },
  ),
  open('GET /kb', '200 ok', { path: '/kb' }),
  open('GET /kb/search', '200 ok', { path: '/kb/search?q=widget' }),
  open('GET /kb/category/:category', '200 ok', { path: '/kb/category/getting-started' }),
  open('GET /kb/category/:category/:section/:slug', '200 ok', { path: WIDGET_ARTICLE }),
  open('GET /kb/:slug', '301 ok', { path: '/kb/add-the-widget-to-your-site' }),
  open('GET /kb/*', '404 text', { path: '/kb/a/b/c' }),
  ...ENTRY_TYPES.flatMap(type => [
    open(`GET /${type}`, '200 ok', { path: `/${type}` }),
    open(`GET /${type}/:slug`, '404 text', { path: `/${type}/nowhere` }),
  ]),

  open('GET /widget-loader.js', '200 ok', { path: '/widget-loader.js' }),
  open('GET /sdk/*', '200 ok', { path: '/sdk/chat.js' }),
  open('GET /assets/*', '200 ok', { path: '/assets/main.js' }),
  open('GET /*', '200 ok', { path: '/admin/dashboard' }),
]

/** The messages that a socket receives when some are stored in A and B; `refused` if the connection is. */
export const SOCKETS: Readonly<
  Record<Exclude<ApiIdentityName, 'bad host'>, 'refused' | 'nothing' | 'A' | 'B'>
> = {
  'no token': 'refused',
  'anon key': 'nothing',
  'expired token': 'refused',
  'forged token': 'refused',
  'unsigned token': 'refused',
  'expired visitor of A': 'refused',
  'visitor A1': 'A',
  'visitor A2': 'A',
  'visitor B': 'B',
  'owner A': 'A',
  'admin A': 'A',
  'agent A': 'A',
  'viewer A': 'A',
  'suspended person of A': 'refused',
  'session of A that is gone': 'refused',
  'admin of suspended S': 'refused',
  'agent B': 'B',
  'staff acting for A, read-only': 'A',
  'staff acting for A, writing': 'A',
  'platform staff': 'nothing',
}
