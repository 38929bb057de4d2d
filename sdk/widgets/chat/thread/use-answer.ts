import { lazyModule } from '#sdk/ui/hooks/lazy.tsx'

/** The module with the components for answers. */
export type Answer = typeof import('./answer.lazy.ts')

/** Returns the module with the components for answers; null until it has loaded. */
export const useAnswer = lazyModule<Answer>(() => import('./answer.lazy.ts'))
