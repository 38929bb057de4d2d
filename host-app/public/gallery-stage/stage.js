/*
 * Each state of the gallery begins with a new visitor: the page's storage is empty, and nothing of it stays in the
 * browser. Runs before the widgets' loader.
 */
function createStorage() {
  const values = new Map()
  return {
    get length() {
      return values.size
    },
    key: index => [...values.keys()][index] ?? null,
    getItem: name => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, String(value)),
    removeItem: name => void values.delete(name),
    clear: () => values.clear(),
  }
}

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: createStorage() })
