/** Chooses between demo and production. The demo's passwords are public, so it never starts by accident. */

/** The two modes. */
export const MODES = ['demo', 'production'] as const

const CHOOSE =
  'Set LAPWING_MODE=production for real use, or LAPWING_MODE=demo for the demo, whose passwords are public.'

/** Environment variables that determine the mode. */
export type ModeSettings = {
  readonly LAPWING_MODE?: (typeof MODES)[number] | undefined
  readonly NODE_ENV?: string | undefined
  readonly HOST: string
  readonly PUBLIC_URL?: string | undefined
  readonly DATABASE_URL?: string | undefined
  readonly SUPABASE_URL?: string | undefined
}

/**
 * True for demo mode. `LAPWING_MODE` decides, then `NODE_ENV=production`. Without both, the mode is demo if only this
 * machine can reach the server. @throws Error that says what to set if other machines could reach an unintended demo.
 */
export function isDemoMode(settings: ModeSettings): boolean {
  const { LAPWING_MODE: mode, NODE_ENV, HOST, PUBLIC_URL, DATABASE_URL, SUPABASE_URL } = settings
  if (mode === 'demo' && SUPABASE_URL !== undefined)
    throw new Error(
      'The demo does not run on a Supabase project. Set LAPWING_MODE=production, or unset SUPABASE_URL.',
    )
  if (mode !== undefined) return mode === 'demo'
  if (NODE_ENV === 'production') return false
  if (!isThisMachine(HOST)) throw new Error(`HOST=${HOST} lets other machines in. ${CHOOSE}`)
  if (PUBLIC_URL !== undefined && !isThisMachine(new URL(PUBLIC_URL).hostname))
    throw new Error(`PUBLIC_URL=${PUBLIC_URL} is not an address of this machine alone. ${CHOOSE}`)
  if (DATABASE_URL !== undefined) throw new Error(`DATABASE_URL is set. ${CHOOSE}`)
  return true
}

/** Whether a name or address is loopback (RFC 6761 section 6.3 for `.localhost`). */
export function isThisMachine(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  return /^(?:.+\.)?localhost$/.test(name) || /^127(?:\.\d{1,3}){3}$/.test(name) || name === '::1'
}

/** Whether other machines can reach the server, by its host or by its public URL. */
export function isReachableByOthers({
  host,
  publicUrl,
}: {
  readonly host: string
  readonly publicUrl: string | null
}): boolean {
  return !isThisMachine(host) || (publicUrl !== null && !isThisMachine(new URL(publicUrl).hostname))
}
