import { copyText } from '#host-app/admin/common/code-to-copy.tsx'
import { When } from '#host-app/admin/common/when.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { compareFields, Differences } from '../history/differences.tsx'
import styles from './newer-notice.module.css'
import type { Draft } from './use-draft.ts'

/** Shows a conflict, who saved which fields meanwhile, and asks whose version stays. */
export function NewerNotice({ draft }: { readonly draft: Draft }) {
  const { newer, fields, saved } = draft.state
  if (!newer) return null
  return (
    <section className={styles['notice']} role="alert" aria-label="Somebody else changed it">
      <h2>{newer.updated_by_name ?? 'Somebody else'} changed this article in the meantime</h2>
      <p>
        Saved <When at={newer.updated_at} />. Your changes are still here and not saved.
      </p>
      <details>
        <summary>What was changed</summary>
        <Differences differences={compareFields(saved, newer.draft)} />
      </details>
      <details>
        <summary>From their version to yours</summary>
        <Differences differences={compareFields(newer.draft, fields)} />
      </details>
      <div className={styles['actions']}>
        <Button look="primary" onClick={() => draft.dispatch({ type: 'take-newer' })}>
          Use theirs, keep a copy of mine
        </Button>
        <Button onClick={() => draft.dispatch({ type: 'keep-own' })}>Overwrite with mine</Button>
      </div>
    </section>
  )
}

/** Shows the user's own fields that were replaced, until they are dismissed. */
export function SetAsideNotice({ draft }: { readonly draft: Draft }) {
  const { setAside } = draft.state
  if (!setAside) return null
  const texts = Object.values(setAside)
    .flat()
    .filter(text => typeof text === 'string' && text !== '')
  const text = texts.join('\n\n')
  return (
    <section className={styles['notice']} aria-label="Your unsaved text">
      <h2>Your unsaved text</h2>
      <p>It is no longer part of the article. Copy what you still need.</p>
      <textarea
        className={styles['set-aside']}
        aria-label="Your unsaved text"
        readOnly
        rows={8}
        dir="auto"
        value={text}
      />
      <div className={styles['actions']}>
        <Button onClick={() => copyText(text)}>Copy</Button>
        <Button onClick={() => draft.dispatch({ type: 'put-away' })}>Dismiss</Button>
      </div>
    </section>
  )
}
