import { FolderTree, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ContentCategory, ContentSection } from '#contract/entities/content.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { SkeletonRows } from '#host-app/ui/loading/skeleton-rows.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { ReadOnlyNote } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { CategoryItem } from './category-item.tsx'
import { RemoveTopicDialog } from './remove-topic-dialog.tsx'
import { type TopicChange, TopicDialog } from './topic-dialog.tsx'
import styles from './topics-page.module.css'
import { useTopicOrder } from './use-topic-order.ts'
import { useTopics } from './use-topics.ts'

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
