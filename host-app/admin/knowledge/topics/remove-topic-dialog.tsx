import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import type { ContentCategory, ContentSection } from '#contract/entities/content.ts'
import { ApiError, errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { articlesLink } from '../articles/articles-link.ts'

type RemoveTopicDialogProps = {
  readonly topic: ContentCategory | ContentSection
  readonly onClose: () => void
}

/** Asks for confirmation before a topic is removed. If it still has articles, links to them instead. */
export function RemoveTopicDialog({ topic, onClose }: RemoveTopicDialogProps) {
  const queryClient = useQueryClient()
  const isSection = 'category_id' in topic
  const remove = useMutation({
    mutationFn: () => callApi(isSection ? 'removeSection' : 'removeCategory', { params: { id: topic.id } }),
    onSuccess() {
      toast.success(`${topic.name} was removed`)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.topics() }),
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
