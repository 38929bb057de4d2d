/** Subscribes to another tenant's changes (R18), through realtime as browsers use it. */
import type { Realtime } from '#server/ports/realtime.ts'
import { type Attempts, type Outcome, tellsOf } from './attempts.ts'
import type { IsolationDoors } from './doors.ts'
import { type Listener, listen, type TableSubscription } from './listen.ts'
import { crossedToken, memberClaims, type Scene, saying } from './scene.ts'
import { forgedToken, LONG_OVER_S } from './try-tokens.ts'

type Judged = Outcome & { readonly title: string }
/** A socket that listens to a topic. `receivesOwn` is whether it should receive messages of its own tenant. */
type Subscriber = {
  readonly who: string
  readonly token: string
  readonly subscriptions: readonly TableSubscription[]
  readonly receivesOwn: boolean
}

const ALL: readonly TableSubscription[] = [{ table: 'messages' }, { table: 'conversations' }]

/** Returns the attempts. Realtime is open only while they run. */
export function trySockets({ openRealtime }: IsolationDoors): Attempts {
  return async function* (scene) {
    const realtime = await openRealtime()
    try {
      yield* await refusals(scene, realtime)
      yield* await broadcastsStaySeparate(scene, realtime)
    } finally {
      realtime.close()
    }
  }
}

async function refusals(scene: Scene, realtime: Realtime): Promise<Judged[]> {
  const { own, other, anonKey } = scene
  const isRefused = (title: string, isIn: boolean) => ({
    title,
    passed: !isIn,
    detail: isIn ? 'let in' : 'refused',
  })
  const join = async (title: string, token: string, table: string) => {
    const { isJoined } = await listen(realtime, { anonKey, token, subscriptions: [{ table }] })
    return isRefused(title, isJoined)
  }
  const theirs = memberClaims(other)
  return [
    isRefused('A socket without the public key', (await realtime.connect('none')) !== null),
    await join('A channel with B’s forged token', await forgedToken(scene, theirs), 'messages'),
    await join('A channel with B’s expired token', await scene.sign(theirs, LONG_OVER_S), 'messages'),
    await join('A’s member wants changes of profiles', own.memberToken, 'profiles'),
  ]
}

/** Sends a message in both tenants while all listen. Each must receive only those of its own tenant. */
async function broadcastsStaySeparate(scene: Scene, realtime: Realtime): Promise<Judged[]> {
  const { own, other, fire, anonKey } = scene
  const subscribers = await subscribersOf(scene)
  const listeners: Listener[] = []
  for (const { token, subscriptions } of subscribers)
    listeners.push(await listen(realtime, { anonKey, token, subscriptions }))

  await fire(saying(other.conversationId, other.visitorToken, `Message ${other.canary}`))
  // Changes are sent in order, in rounds: when the second own message arrives, the round of the other tenant's is over.
  for (const messages of [1, 2]) {
    await fire(saying(own.conversationId, own.visitorToken, `Message ${own.canary}`))
    await listeners[0]!.untilRows(messages, own.canary)
  }
  const judged: Judged[] = []
  for (const [index, subscriber] of subscribers.entries())
    judged.push(...(await judge(scene, subscriber, listeners[index]!)))
  return judged
}

async function subscribersOf(scene: Scene): Promise<Subscriber[]> {
  const { own, other, anonKey } = scene
  const messages = { table: 'messages', filter: `conversation_id=eq.${own.conversationId}` }
  const othersMessages = { table: 'messages', filter: `conversation_id=eq.${other.conversationId}` }
  const othersConversation = { table: 'conversations', filter: `id=eq.${other.conversationId}` }
  const reaching = [othersMessages, othersConversation, messages]
  const crossed = await crossedToken(scene, { ...own, conversationId: other.conversationId })
  return [
    {
      who: 'A’s member, listening to messages,',
      token: own.memberToken,
      subscriptions: [{ table: 'messages' }],
      receivesOwn: true,
    },
    { who: 'A’s member, listening to all,', token: own.memberToken, subscriptions: ALL, receivesOwn: true },
    {
      who: 'A’s member, asking for B’s,',
      token: own.memberToken,
      subscriptions: reaching,
      receivesOwn: true,
    },
    { who: 'A’s visitor, listening to all,', token: own.visitorToken, subscriptions: ALL, receivesOwn: true },
    {
      who: 'A’s visitor, asking for B’s,',
      token: own.visitorToken,
      subscriptions: reaching,
      receivesOwn: true,
    },
    {
      who: 'A visitor of A’s company in B’s conversation',
      token: crossed,
      subscriptions: ALL,
      receivesOwn: false,
    },
    { who: 'The public key', token: anonKey, subscriptions: ALL, receivesOwn: false },
  ]
}

async function judge(
  { own, other }: Scene,
  { who, receivesOwn }: Subscriber,
  listener: Listener,
): Promise<Judged[]> {
  const isHeard = receivesOwn ? await listener.untilRows(1, own.canary) : true
  const leaks = listener.rows().filter(row => tellsOf(other, row)).length
  const silence = {
    title: `${who} hears nothing of B’s`,
    passed: leaks === 0,
    detail: leaks === 0 ? 'nothing was told' : `${leaks} changes were told`,
  }
  const control = {
    title: `${who} hears A’s`,
    passed: isHeard,
    detail: isHeard ? 'it was told' : 'nothing was told',
  }
  return receivesOwn ? [control, silence] : [silence]
}
