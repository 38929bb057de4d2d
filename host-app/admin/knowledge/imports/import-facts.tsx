import type { ContentImport } from '#contract/entities/imports.ts'
import { languageName } from '../../common/languages.ts'
import { When } from '../../common/when.tsx'
import { TYPE_LABELS } from '../common/labels.ts'
import { useTopics } from '../topics/use-topics.ts'
import styles from './import-facts.module.css'
import { ImportProgress, ImportState } from './import-progress.tsx'

/** The state of an import and the settings of its drafts. */
export function ImportFacts({ of }: { readonly of: ContentImport }) {
  const { state, type, language, category_id, created_at, created_by_name, finished_at } = of
  const categories = useTopics().data?.categories
  const category = categories?.find(({ id }) => id === category_id)?.name
  const drafts = [TYPE_LABELS[type], languageName(language), ...(category ? [category] : [])]
  return (
    <dl className={styles['facts']}>
      <dt>Status</dt>
      <dd>
        <ImportState state={state} />
      </dd>
      <dt>Progress</dt>
      <dd>
        <ImportProgress of={of} />
      </dd>
      <dt>Drafts</dt>
      <dd>{drafts.join(', ')}</dd>
      <dt>Started</dt>
      <dd>
        <When at={created_at} /> by {created_by_name}
      </dd>
      {finished_at && (
        <>
          <dt>Ended</dt>
          <dd>
            <When at={finished_at} />
          </dd>
        </>
      )}
    </dl>
  )
}
