import { useEffect, useRef } from 'react'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { CodeToCopy } from '../../common/code-to-copy.tsx'
import styles from './install.module.css'

type NewKeyProps = { readonly identityKey: string; readonly onStored: () => void }

/** Shows a new key until the user confirms that it is stored. It can't be read again. */
export function NewKey({ identityKey, onStored }: NewKeyProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // Moves the focus here for keyboard users and screen readers.
  useEffect(() => title.current!.focus(), [])
  return (
    <div className={styles['made']}>
      <h3 ref={title} tabIndex={-1}>
        Your new identity key
      </h3>
      <p>
        Copy it now: it is shown only once. Keep it on your server as <code>SUPPORT_IDENTITY_KEY</code>, never
        in a page.
      </p>
      <CodeToCopy name="the key" code={identityKey} />
      <Button look="primary" onClick={onStored}>
        I have stored it
      </Button>
    </div>
  )
}
