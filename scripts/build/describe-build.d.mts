/** Returns the commit that is built, with its date; null for what nobody knows. */
export function describeBuild(env?: Readonly<Record<string, string | undefined>>): {
  readonly commit: string | null
  readonly committed_at: string | null
}
