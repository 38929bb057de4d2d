import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { ContentCategory } from '#contract/entities/content.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { type Direction, moved } from './moved.ts'

const ORDER = ['order-topics']

/** `of` is the category of the section to move; null for a category. */
type Move = { readonly of: string | null; readonly id: string; readonly direction: Direction }

/**
 * Returns a function that moves a category, or a section within its category, and updates the screen at
 * once. The function returns the new index.
 */
export function useTopicOrder() {
  const queryClient = useQueryClient()
  const cachedCategories = () =>
    queryClient.getQueryData<ResponseOf<'listTopics'>>(queryKeys.topics())?.categories ?? []
  const siblings = (of: string | null) =>
    of === null ? cachedCategories() : (cachedCategories().find(({ id }) => id === of)?.sections ?? [])
  const { mutate } = useMutation({
    mutationKey: ORDER,
    // Runs the moves one after the other, so that the last one wins.
    scope: { id: ORDER[0]! },
    mutationFn: ({ of }: Move) =>
      callApi('orderTopics', {
        body: { kind: of === null ? 'category' : 'section', ids: siblings(of).map(({ id }) => id) },
      }),
    onError: error => toast.error(errorText(error)),
    onSettled() {
      if (queryClient.isMutating({ mutationKey: ORDER }) === 1)
        void queryClient.invalidateQueries({ queryKey: queryKeys.topics() })
    },
  })
  return (move: Move): string => {
    // Synchronous, because the next press reads the new order.
    void queryClient.cancelQueries({ queryKey: queryKeys.topics() }, { revert: false })
    queryClient.setQueryData(queryKeys.topics(), { categories: reordered(cachedCategories(), move) })
    mutate(move)
    const all = siblings(move.of)
    const place = all.findIndex(({ id }) => id === move.id)
    return `${all[place]?.name} is number ${place + 1} of ${all.length}`
  }
}

function reordered(
  categories: readonly ContentCategory[],
  { of, id, direction }: Move,
): readonly ContentCategory[] {
  if (of === null) return moved(categories, id, direction)
  return categories.map(category =>
    category.id === of ? { ...category, sections: [...moved(category.sections, id, direction)] } : category,
  )
}
