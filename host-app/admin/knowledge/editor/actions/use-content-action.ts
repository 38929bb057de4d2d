import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { ContentDetail } from '#contract/entities/content.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import type { Draft } from '../draft/use-draft.ts'

type ContentAction<Options> = {
  readonly draft: Draft
  /** Is called once every word is saved; answers with what it made of the article. */
  readonly act: (saved: ContentDetail, given: Options) => Promise<ContentDetail>
  readonly done: string
  readonly onDone?: () => void
}

/** Does something with an article as it stands on the screen, and shows what came of it. */
export function useContentAction<Options = void>({ draft, act, done, onDone }: ContentAction<Options>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (given: Options) => act(await draft.settle(), given),
    onSuccess(detail) {
      draft.dispatch({ type: 'refreshed', detail })
      toast.success(done)
      queryClient.invalidateQueries({ queryKey: queryKeys.articles() })
      onDone?.()
    },
  })
}
