/** Two equal scratch tenants. The one must never see what the other has. */
import { randomBytes } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { NOTE_BUCKET, UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import type { VisitorConversation } from '#contract/entities/conversation.ts'
import { HEADERS } from '#contract/headers.ts'
import { VISITOR_AUDIENCE } from '#server/tokens/judge-token.ts'
import type { IsolationDeps } from './doors.ts'
import { type Answered, call, createFire, type Fire, type Shot } from './fire.ts'
import { insertScratchRows, type ScratchRows } from './scratch-rows.ts'

const TOKEN_LIFETIME_S = 300

/** A scratch tenant with a conversation, in which a visitor wrote a message and left a file, and a member another in a note. */
export type Side = ScratchRows & {
  readonly conversationId: string
  readonly visitorToken: string
  readonly memberToken: string
  /** `<conversation>/<timestamp>-<random>-<name>` (CHAT-24). */
  readonly fileKey: string
  /** A file of a member's note on the conversation, as `fileKey`, in the bucket of notes' files. */
  readonly noteFileKey: string
  /** State of the conversation after the visitor's message. */
  readonly state: string
}

/** Both tenants, and the means to attack. */
export type Scene = {
  /** The attacker's tenant; A in titles. */
  readonly own: Side
  /** The attacked tenant; B in titles. */
  readonly other: Side
  readonly fire: Fire
  readonly anonKey: string
  readonly publicUrl: string
  readonly clock: IsolationDeps['clock']
  /** Signs with the project's own secret. */
  readonly sign: Sign
}
type Sign = (claims: JWTPayload, lifetimeS?: number) => Promise<string>

/** Creates both tenants. @throws Error if the app does not treat a new tenant like any other. */
export async function setScene(
  deps: IsolationDeps,
  anonKey: string,
  rows: { readonly own: ScratchRows; readonly other: ScratchRows },
): Promise<Scene> {
  const { clock, publicUrl, isolation, tokens } = deps
  const fire = createFire(isolation, anonKey)
  const sign: Sign = (claims, lifetimeS = TOKEN_LIFETIME_S) =>
    tokens.sign(claims, Math.floor(clock.now() / 1_000) + lifetimeS)

  async function furnish(side: ScratchRows): Promise<Side> {
    await insertScratchRows(deps, side)
    const { conversationId, token } = JSON.parse((await succeed(fire, opening(side))).text)
    const newKey = () =>
      `${conversationId}/${clock.now()}-${randomBytes(16).toString('hex')}-${side.canary}.txt`
    const [fileKey, noteFileKey] = [newKey(), newKey()]
    const memberToken = await sign(memberClaims(side))
    const said = JSON.parse(
      (await succeed(fire, saying(conversationId, token, `Message ${side.canary}`))).text,
    )
    const state = describeState(said.conversation)
    await succeed(fire, uploading(fileKey, token, side.canary))
    await succeed(fire, uploading(noteFileKey, memberToken, side.canary, NOTE_BUCKET))
    const note = { content: `Note ${side.canary}.txt`, file_key: noteFileKey }
    await succeed(fire, call('addNote', conversationId, { token: memberToken, body: note }))
    return {
      ...side,
      conversationId,
      visitorToken: token,
      fileKey,
      noteFileKey,
      state,
      memberToken,
    }
  }
  return {
    own: await furnish(rows.own),
    other: await furnish(rows.other),
    fire,
    anonKey,
    publicUrl,
    clock,
    sign,
  }
}

/** Returns the claims of a tenant's person. */
export function memberClaims({ personId, sessionId }: ScratchRows): JWTPayload {
  return { aud: 'authenticated', role: 'authenticated', sub: personId, session_id: sessionId }
}

/** Returns a visitor token, signed by the project itself, that pairs a company with another's conversation. */
export function crossedToken(
  { own, sign }: Scene,
  { companyId, conversationId }: Pick<Side, 'companyId' | 'conversationId'>,
  lifetimeS?: number,
): Promise<string> {
  const claims = {
    aud: VISITOR_AUDIENCE,
    role: 'anon',
    company_id: companyId,
    conversation_id: conversationId,
    tenant: own.subdomain,
  }
  return sign(claims, lifetimeS)
}

/** Returns a conversation's state that others could have changed, in a few words. */
export function describeState({ status, needs_human, assignee_name }: VisitorConversation): string {
  return `${status}, ${needs_human ? 'wants' : 'without'} a human, taken by ${assignee_name ?? 'nobody'}`
}

/** Returns the request with which a visitor writes a message. */
export function saying(conversationId: string, token: string, content: string): Shot {
  return call('postMessage', conversationId, { token, body: { content } })
}

/** Returns the upload of a small text, by default as a visitor's file. */
export function uploading(key: string, token: string, text: string, bucket = UPLOAD_BUCKET): Shot {
  const path = `/storage/v1/object/${bucket}/${key}`
  return { method: 'POST', path, token, body: new TextEncoder().encode(text) }
}

function opening({ subdomain, canary }: ScratchRows): Shot {
  const body = { subject: `Subject ${canary}`, customer_name: `Visitor ${canary}` }
  return call('createConversation', null, { headers: { [HEADERS.tenant]: subdomain }, body })
}

async function succeed(fire: Fire, shot: Shot): Promise<Answered> {
  const answered = await fire(shot)
  if (answered.status < 300) return answered
  throw new Error(`${shot.method} ${shot.path} was answered with ${answered.status} ${answered.code}.`)
}
