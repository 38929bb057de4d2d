import { useEffect, useRef, useState } from 'react'
import type { IdentityKeyState } from '#contract/entities/identity-key.ts'
import { useImpersonation } from '../../../features/impersonation/use-impersonation.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { CodeToCopy } from '../../common/code-to-copy.tsx'
import { formatDate } from '../../common/format.ts'
import styles from './install.module.css'
import { KeyActions } from './key-actions.tsx'
import { NewKey } from './new-key.tsx'
import { PAGE_SAMPLE, serverSample } from './snippets.ts'

type Props = { readonly state: IdentityKeyState; readonly tenant: string }

/**
 * The identity key: whether one is set, buttons to create, replace or remove it, and instructions. A new key
 * is shown once.
 */
export function IdentityKeySection({ state, tenant }: Props) {
  const { permissions } = useAdmin()
  const { current } = useImpersonation()
  const [made, setMade] = useState<string | null>(null)
  const mayEdit = permissions.includes('settings.edit')
  const group = useRef<HTMLFieldSetElement>(null)
  const isShown = made !== null
  const shown = useRef({ isShown, isSet: state.is_set })
  // The pressed button is gone, so the focus moves here for keyboard users.
  useEffect(() => {
    const before = shown.current
    shown.current = { isShown, isSet: state.is_set }
    const isOther = before.isShown !== isShown || before.isSet !== state.is_set
    if (isOther && document.activeElement === document.body) group.current!.focus()
  }, [isShown, state.is_set])
  return (
    <>
      <fieldset ref={group} className={styles['key']} aria-label="The key" tabIndex={-1}>
        {made !== null ? (
          <NewKey identityKey={made} onStored={() => setMade(null)} />
        ) : (
          <>
            <p>{stateText(state)}</p>
            {mayEdit && current && <p>Only the company’s own people can change it.</p>}
            {mayEdit && !current && <KeyActions isSet={state.is_set} onMade={setMade} />}
          </>
        )}
      </fieldset>
      <p>On your server, here in Node with jose; any JWT library works:</p>
      <CodeToCopy name="the server’s code" code={serverSample(tenant)} />
      <p>In the page, next to the widget’s tag:</p>
      <CodeToCopy name="the page’s code" code={PAGE_SAMPLE} />
    </>
  )
}

function stateText({ is_set, set_at, set_by_name }: IdentityKeyState): string {
  if (!is_set) return 'There is no key yet.'
  if (set_at === null) return 'A key was set by the server’s operator. It is never shown.'
  return `A key is set, created ${formatDate(set_at)}${set_by_name === null ? '' : ` by ${set_by_name}`}. It is never shown again.`
}
