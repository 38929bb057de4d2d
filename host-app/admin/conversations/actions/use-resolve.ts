import { type Steps, useActAndGoOn, useGoOn } from './use-go-on.ts'

/** Resolves a conversation, then goes on to the next one. */
export function useResolve(id: string) {
  const ending = useActAndGoOn()
  const begin = useGoOn()

  const resolve = (steps: Steps = begin([id])) =>
    ending.run({ ids: [id], actions: [{ type: 'resolve' }], done: 'Resolved' }, { steps })

  return {
    isResolving: ending.isPending,
    resolve: () => resolve(),
    /** Resolves it once something has been sent. @param send whether it was. */
    async resolveAfter(send: () => Promise<boolean>): Promise<void> {
      // Sending moves the row.
      const steps = begin([id])
      if (await send()) resolve(steps)
    },
  }
}
