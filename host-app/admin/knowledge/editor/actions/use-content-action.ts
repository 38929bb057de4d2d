import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { ContentDetail } from '#contract/entities/content.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import type { Draft } from '../draft/use-draft.ts'

type ContentAction<Options> = {
  readonly draft: Draft
  /** Called once all changes are saved. Returns the article after the action. */
  readonly act: (saved: ContentDetail, given: Options) => Promise<ContentDetail>
  readonly done: string
  readonly onDone?: () => void
}

/** Returns the mutation that saves the draft, acts on the article, and shows the result. */
export function useContentAction<Options = void>({ draft, act, done, onDone }: ContentAction<Options>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (given: Options) => act(await draft.settle(), given),
    onSuccess(detail) {
      draft.dispatch({ type: 'refreshed', detail })
      toast.success(done)
      queryClient.invalidateQueries({ queryKey: apiKey('listContent') })
      onDone?.()
    },
  })
}
