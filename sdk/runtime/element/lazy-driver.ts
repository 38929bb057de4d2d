import type { Stoppable } from './widget-host.ts'

/** What a widget does with the server. Its code loads after the first screen, so that the visitor can type sooner. */
export type LazyDriver<Driver> = {
  /** Returns the driver if it runs. */
  readonly running: () => Driver | null
  /** Resolves with the driver. Rejects if its code does not load; the next call tries again. */
  readonly load: () => Promise<Driver>
  /** Runs an action at once if the driver runs, else once it has loaded. After a failed load, the action goes on waiting. */
  readonly act: (action: (driver: Driver) => void) => void
  /** Stops the driver and drops the actions that wait. The next action starts another driver. */
  readonly restart: () => void
  /** Stops for good. */
  readonly stop: () => void
}

/**
 * Returns a driver that loads with the first action.
 * @param onStart is called once the driver runs, before the actions that have waited for it
 */
export function lazyDriver<Module, Driver extends Stoppable>(
  loadCode: () => Promise<Module>,
  create: (module: Module) => Driver,
  onFailure: (error: unknown) => void,
  onStart?: (driver: Driver, module: Module) => void,
): LazyDriver<Driver> {
  let waiting: ((driver: Driver) => void)[] = []
  let running: Driver | null = null
  let loading: Promise<Driver> | null = null
  let isStopped = false

  function start(module: Module): Driver {
    if (isStopped) throw new Error('gone')
    const driver = create(module)
    running = driver
    onStart?.(driver, module)
    // It may have been restarted meanwhile.
    if (running === driver) for (const action of waiting.splice(0)) action(driver)
    return driver
  }

  function load(): Promise<Driver> {
    loading ??= loadCode()
      .then(start)
      .catch(error => {
        loading = null
        if (!isStopped) onFailure(error)
        throw error
      })
    return loading
  }

  return {
    running: () => running,
    load,
    act(action) {
      if (running) return action(running)
      if (isStopped) return
      waiting.push(action)
      load().catch(() => {})
    },
    restart() {
      running?.stop()
      running = loading = null
      waiting = []
    },
    stop() {
      isStopped = true
      running?.stop()
      running = null
    },
  }
}
