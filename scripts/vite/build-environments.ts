import type { ViteBuilder } from 'vite'

/** Builds those of the environments that are there and not built yet, one after the other. */
export async function buildEnvironments(builder: ViteBuilder, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const environment = builder.environments[name]
    if (environment && !environment.isBuilt) await builder.build(environment)
  }
}
