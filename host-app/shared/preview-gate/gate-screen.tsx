import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BRAND } from '#contract/brand.ts'
import { errorText } from '../api/api-error.ts'
import { callPublicApi } from '../api/call-public-api.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import styles from './gate-screen.module.css'

/**
 * Shows the gate instead of the page until the visitor passes it. `named` is the passphrase, if the gate
 * reveals it.
 */
export async function showGate(named: string | null): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  await new Promise<void>(resolve => root.render(<GateScreen named={named} onPass={resolve} />))
  root.unmount()
  element.remove()
}

type GateScreenProps = {
  /** The passphrase, if the gate reveals it. */
  readonly named: string | null
  readonly onPass: () => void
}

/** Asks for the passphrase of the preview (GATE-01, GATE-02). */
export function GateScreen({ named, onPass }: GateScreenProps) {
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => fieldOf(form.current)?.focus(), [])

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const passphrase = String(new FormData(event.currentTarget).get('passphrase'))
    setBusy(true)
    try {
      await callPublicApi('passPreview', { body: { passphrase } })
      onPass()
    } catch (error) {
      setBusy(false)
      window.alert(errorText(error))
      fieldOf(form.current)?.select()
    }
  }

  return (
    // The page's own language and direction may be a tenant's.
    <main className={styles['gate']} lang="en" dir="ltr">
      <form ref={form} className={styles['form']} onSubmit={enter}>
        <BrandMark size={40} />
        <h1>{BRAND.name} preview</h1>
        <Field
          id="preview-passphrase"
          label="Passphrase"
          name="passphrase"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" look="primary" size="large" busy={busy}>
          Enter
        </Button>
        {named && (
          <p className={styles['hint']}>
            This is a demo. Its passphrase is <code>{named}</code>.
          </p>
        )}
      </form>
    </main>
  )
}

function fieldOf(form: HTMLFormElement | null) {
  return form?.querySelector('input')
}
