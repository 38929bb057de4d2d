import type { DemoClock } from '#core/demo-clock.ts'
import { AppError } from '#server/domain/app-error.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of the demo clock. Outside demo mode both answer route_not_found. */
export function demoHandlers({ demoClock }: Pick<HandlerDeps, 'demoClock'>) {
  function known(): DemoClock {
    if (demoClock === null) throw new AppError('route_not_found')
    return demoClock
  }
  return {
    getDemoClock: () => known().read(),
    changeDemoClock({ body }) {
      const clock = known()
      if (body.action === 'jump') clock.jump(body.ms)
      else clock[body.action]()
      return clock.read()
    },
  } satisfies Partial<Handlers>
}
