/** Closes what was opened. */
export type Closers = {
  /** Registers `close` for a part, and returns the part. */
  readonly add: <Part>(part: Part, close: (part: Part) => unknown) => Part
  /**
   * Closes all parts, the last opened first, even if some fail. Then rejects with the one error, or with an
   * AggregateError.
   */
  readonly closeAll: () => Promise<void>
}

/** Returns an empty list of closers. */
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
