import type { SourceTree } from '../source-tree.ts'

type Lock = { packages: Record<string, { resolved?: string }> }

/**
 * Lists packages in package-lock.json with a download address, which would tie the project to one registry.
 */
export function lockAddresses(tree: SourceTree): string[] {
  const { packages }: Lock = JSON.parse(tree.get('package-lock.json') ?? '{"packages":{}}')
  return Object.entries(packages).flatMap(([path, { resolved }]) =>
    resolved ? [`${path} has ${resolved}`] : [],
  )
}
