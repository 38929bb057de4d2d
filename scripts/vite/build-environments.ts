import type { ViteBuilder } from 'vite'

/** Builds the named environments one after the other; skips those that don't exist or are already built. */
export async function buildEnvironments(builder: ViteBuilder, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const environment = builder.environments[name]
    if (environment && !environment.isBuilt) await builder.build(environment)
  }
}
