import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FolderTree, Plus } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import type { ContentCategory, ContentSection } from '#contract/entities/content.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { ReadOnlyNote } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { articlesLink } from '../articles/articles-link.ts'
import { CategoryItem } from './category-item.tsx'
import { type Direction, moved } from './moved.ts'
import { type TopicChange, TopicDialog } from './topic-dialog.tsx'
import styles from './topics-page.module.css'
import { useTopics } from './use-topics.ts'

const ORDER = ['order-topics']

type Topic = ContentCategory | ContentSection

/** `/admin/kb/topics`: the categories and sections of articles (ADMIN-03). */
export function TopicsPage() {
  useTitle('Categories')
  const { permissions } = useAdmin()
  const isEditable = permissions.includes('content.publish')
  const topics = useTopics()
  const move = useTopicOrder()
  const [change, setChange] = useState<TopicChange | null>(null)
  const [removing, setRemoving] = useState<Topic | null>(null)
  const [said, setSaid] = useState('')
  const categories = topics.data?.categories ?? []

  const create = (
    <Button look="primary" onClick={() => setChange({ kind: 'new-category' })}>
      <Plus size={16} aria-hidden="true" />
      New category
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Categories"
        lead="How your articles are grouped, in the order that visitors see. A category can have sections."
      >
        {isEditable && categories.length > 0 && create}
      </PageHeader>
      <ReadOnlyNote permission="content.publish" />
      <QueryState query={topics} label="Loading the categories" skeleton={<SkeletonRows />}>
        {() =>
          categories.length === 0 ? (
            <Notice
              icon={<FolderTree size={22} />}
              text="Categories appear here: visitors choose from them in your help center."
            >
              {isEditable && create}
            </Notice>
          ) : (
            <ol className={styles['categories']}>
              {categories.map((category, place) => (
                <CategoryItem
                  key={category.id}
                  category={category}
                  place={place}
                  count={categories.length}
                  isEditable={isEditable}
                  onMove={(of, id, direction) => setSaid(move({ of, id, direction }))}
                  onChange={setChange}
                  onRemove={setRemoving}
                />
              ))}
            </ol>
          )
        }
      </QueryState>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {change && <TopicDialog change={change} onClose={() => setChange(null)} />}
      {removing && <RemoveTopicDialog topic={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

type RemoveTopicDialogProps = {
  readonly topic: ContentCategory | ContentSection
  readonly onClose: () => void
}

/** Asks for confirmation before a topic is removed. If it still has articles, links to them instead. */
function RemoveTopicDialog({ topic, onClose }: RemoveTopicDialogProps) {
  const queryClient = useQueryClient()
  const isSection = 'category_id' in topic
  const remove = useMutation({
    mutationFn: () => callApi(isSection ? 'removeSection' : 'removeCategory', { params: { id: topic.id } }),
    onSuccess() {
      toast.success(`${topic.name} was removed`)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKey('listTopics') }),
  })
  const isInUse = remove.error instanceof ApiError && remove.error.code === 'topic_in_use'
  return (
    <FormDialog
      title={`Remove ${topic.name}?`}
      action={isInUse ? 'Try again' : 'Remove'}
      isFinal
      busy={remove.isPending}
      error={remove.isError && !isInUse ? errorText(remove.error) : null}
      onSubmit={() => remove.mutate()}
      onClose={onClose}
    >
      <FormError text={isInUse ? errorText(remove.error) : null} />
      {isInUse ? (
        <p>
          Look at{' '}
          <Link to={articlesLink({ category_id: isSection ? topic.category_id : topic.id })}>
            its articles
          </Link>
          {isSection && ', listed with the whole category’s'}. An article that you moved in its draft stays
          here for visitors until you publish it.
        </p>
      ) : (
        <p>
          {isSection ? 'Move its articles first.' : 'Its sections are removed, too. Move its articles first.'}
        </p>
      )}
    </FormDialog>
  )
}

/** `of` is the category of the section to move; null for a category. */
type Move = { readonly of: string | null; readonly id: string; readonly direction: Direction }

/**
 * Returns a function that moves a category, or a section within its category, and updates the screen at
 * once. The function returns the new index.
 */
function useTopicOrder() {
  const queryClient = useQueryClient()
  const cachedCategories = () => queryClient.getQueryData(apiKey('listTopics'))?.categories ?? []
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
        void queryClient.invalidateQueries({ queryKey: apiKey('listTopics') })
    },
  })
  return (move: Move): string => {
    // Synchronous, because the next press reads the new order.
    void queryClient.cancelQueries({ queryKey: apiKey('listTopics') }, { revert: false })
    queryClient.setQueryData(apiKey('listTopics'), { categories: [...reordered(cachedCategories(), move)] })
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
