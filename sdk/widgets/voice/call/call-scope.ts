/** The lifetime of one call. Its end frees everything that the call has opened. */
export type CallScope = {
  /** Aborted by `release`. */
  readonly signal: AbortSignal
  /** Calls `free` at the end of the call, or at once if it has ended. */
  readonly onRelease: (free: () => void) => void
  readonly release: () => void
}

/** Creates the lifetime of a call. */
export function createCallScope(): CallScope {
  const controller = new AbortController()
  const { signal } = controller
  const frees: (() => void)[] = []

  /** An error while freeing one resource must not keep the others open. */
  function run(free: () => void): void {
    try {
      free()
    } catch {
      // It is closed already.
    }
  }

  return {
    signal,
    onRelease(free) {
      if (signal.aborted) run(free)
      else frees.push(free)
    },
    release() {
      // First, so that no listener receives the events of closing.
      controller.abort()
      for (const free of frees.splice(0)) run(free)
    },
  }
}
