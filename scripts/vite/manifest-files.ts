import type { Manifest } from 'vite'

/**
 * Returns the manifest keys that load with `keys`: the keys and all their static imports.
 * @throws Error for an unknown key.
 */
export function withStaticImports(manifest: Manifest, keys: string[]): string[] {
  const seen = new Set<string>()
  const queue = [...keys]
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build manifest has no ${key}.`)
    if (!seen.has(key)) queue.push(...(chunk.imports ?? []))
    seen.add(key)
  }
  return [...seen]
}

/** Returns the path of the built file whose manifest key has this ending. @throws Error if there is none. */
export function builtPath(manifest: Manifest, ending: string): string {
  const key = Object.keys(manifest).find(name => name.endsWith(ending))
  if (!key) throw new Error(`The build manifest has no ${ending}.`)
  return `/${manifest[key]?.file}`
}
