/** A `Storage` in memory, for tests. */
export function fakeStorage(
  initial: Readonly<Record<string, string>> = {},
): Storage & { keys: () => string[] } {
  const held = new Map(Object.entries(initial))
  return {
    get length() {
      return held.size
    },
    key: index => [...held.keys()][index] ?? null,
    getItem: key => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: key => void held.delete(key),
    clear: () => held.clear(),
    keys: () => [...held.keys()],
  }
}
