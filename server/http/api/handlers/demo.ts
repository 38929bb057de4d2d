import { AppError } from '#server/domain/app-error.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handler of the demo clock. Outside demo mode it answers route_not_found. */
export function demoHandlers({ demoClock }: Pick<HandlerDeps, 'demoClock'>) {
  return {
    changeDemoClock({ body }) {
      if (demoClock === null) throw new AppError('route_not_found')
      if (body.action === 'jump') demoClock.jump(body.ms)
      else demoClock.visit(body.visitor, body.isPaused)
      return demoClock.read()
    },
  } satisfies Partial<Handlers>
}
