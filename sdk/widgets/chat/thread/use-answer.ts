import { laterModule } from '#sdk/ui/later.tsx'

/** What draws answers. */
export type Answer = typeof import('./answer.ts')

/** Gives what draws answers, which is fetched when it is first wanted; null until it is here. */
export const useAnswer = laterModule<Answer>(() => import('./answer.ts'))
