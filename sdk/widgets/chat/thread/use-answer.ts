import { lazyModule } from '#sdk/ui/hooks/lazy.tsx'

/** The module that draws answers. */
export type Answer = typeof import('./answer.lazy.ts')

/** Returns the module that draws answers, loaded when it is first wanted; null until then. */
export const useAnswer = lazyModule<Answer>(() => import('./answer.lazy.ts'))
