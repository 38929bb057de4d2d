/** What was opened and has to be closed again. */
export type Closers = {
  /** Has `close` called with the others; gives the part back. */
  readonly add: <Part>(part: Part, close: (part: Part) => unknown) => Part
  /**
   * Closes all parts, the last opened first, also when some of them fail; then rejects with the one error, or with an
   * AggregateError of all.
   */
  readonly closeAll: () => Promise<void>
}

export function createClosers(): Closers {
  const closes: (() => unknown)[] = []
  return {
    add(part, close) {
      closes.push(() => close(part))
      return part
    },
    async closeAll() {
      const errors: unknown[] = []
      for (const close of closes.splice(0).reverse())
        try {
          await close()
        } catch (error) {
          errors.push(error)
        }
      if (errors.length === 1) throw errors[0]
      if (errors.length > 1) throw new AggregateError(errors, 'Several parts could not be closed.')
    },
  }
}
