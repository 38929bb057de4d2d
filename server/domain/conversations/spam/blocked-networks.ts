/** Networks that a company has blocked. Agents know one only as the network of a conversation. */
import { NETWORK_BLOCK_MS, NETWORK_KEPT_MS } from '#contract/constants/customers.ts'
import { type BlockedNetwork, blockedNetwork } from '#contract/entities/customer.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { deleteBatch } from '../../delete-batch.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { withIsoDates } from '../rows.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

const COLUMNS = Object.keys(blockedNetwork.shape).join(', ')
const NOT_NULL_VIOLATION = '23502'

/** Returns whether the network of a conversation is known, and its block. @throws conversation_not_found (404). */
export function readNetwork(
  { database }: Pick<Deps, 'database'>,
  { claims }: Member,
  conversationId: string,
): Promise<ResponseOf<'readNetwork'>> {
  return database.as(claims, query => networkOfConversation(query, conversationId))
}

/**
 * Blocks the network from which the visitor of a conversation wrote last; audited. Repeating it changes nothing.
 * @throws conversation_not_found (404), network_unknown (409).
 */
export async function blockNetwork(
  { database, clock }: Deps,
  actor: Member,
  conversationId: string,
  reason: string,
): Promise<ResponseOf<'blockNetwork'>> {
  const now = clock.now()
  const block = [actor.companyId, conversationId, reason, actor.fullName]
  try {
    return await database.as(actor.claims, async query => {
      await networkOfConversation(query, conversationId)
      const [added] = await query<{ id: string }>(
        `insert into public.blocked_networks
           (company_id, conversation_id, reason, blocked_by_name, blocked_at, expires_at)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
        [...block, new Date(now), new Date(now + NETWORK_BLOCK_MS)],
      )
      if (added)
        await writeAudit(query, actor, { action: 'network.blocked', targetId: conversationId, detail: {} })
      return networkOfConversation(query, conversationId)
    })
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NOT_NULL_VIOLATION)
      throw new AppError('network_unknown')
    throw error
  }
}

/** Returns the blocked networks, the newest first. */
export function listBlockedNetworks(
  { database }: Pick<Deps, 'database'>,
  { claims, companyId }: Member,
): Promise<BlockedNetwork[]> {
  return database.as(claims, async query => {
    const rows = await query(
      `select ${COLUMNS} from public.blocked_networks where company_id = $1 order by blocked_at desc, id`,
      [companyId],
    )
    return rows.map(row => blockedNetwork.parse(withIsoDates(row)))
  })
}

/** Lets everybody in a network write again; audited. @throws blocked_network_not_found (404). */
export function unblockNetwork(
  { database }: Pick<Deps, 'database'>,
  actor: Member,
  id: string,
): Promise<void> {
  return database.as(actor.claims, async query => {
    const [removed] = await query<{ conversation_id: string | null }>(
      'delete from public.blocked_networks where id = $1 returning conversation_id',
      [id],
    )
    if (!removed) throw new AppError('blocked_network_not_found')
    const targetId = removed.conversation_id
    await writeAudit(query, actor, { action: 'network.unblocked', targetId, detail: {} })
  })
}

/** Ends the blocks whose time is over, and forgets the networks of conversations. Returns whether there may be more. */
export async function forgetNetworks({ database, clock }: Deps): Promise<boolean> {
  const now = clock.now()
  const areMoreBlocks = await deleteBatch(database, {
    table: 'public.blocked_networks',
    where: 'expires_at <= $1',
    values: [new Date(now)],
    oldestBy: 'expires_at',
  })
  const areMoreNetworks = await deleteBatch(database, {
    table: 'app.conversation_networks',
    where: 'noted_at <= $1',
    values: [new Date(now - NETWORK_KEPT_MS)],
    oldestBy: 'noted_at',
  })
  return areMoreBlocks || areMoreNetworks
}

/** The network of a conversation is forgotten before its block ends, which the conversation still shows. */
async function networkOfConversation(
  query: Query,
  conversationId: string,
): Promise<ResponseOf<'readNetwork'>> {
  const [row] = await query<{ is_known: boolean }>(
    `select exists (select from app.network_block(c.id)) as is_known from public.conversations c where c.id = $1`,
    [conversationId],
  )
  if (!row) throw new AppError('conversation_not_found')
  const [block] = await query(
    `select ${COLUMNS} from public.blocked_networks b
      where b.id = (select n.blocked_id from app.network_block($1) n)
         or (b.conversation_id = $1 and not exists (select from app.network_block($1)))
      order by b.blocked_at desc limit 1`,
    [conversationId],
  )
  return { is_known: row.is_known, block: block ? blockedNetwork.parse(withIsoDates(block)) : null }
}
