import { type FormEvent, useId } from 'react'
import type { ConsentChoices } from '#core/site/consent-record.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ClosableDialog } from '#host-app/shared/ui/dialogs/closable-dialog.tsx'
import { allChoices, defaultChoices } from './choices.ts'
import { CONSENT_CONFIG, type ConsentService, OPTIONAL_SERVICES } from './consent-config.ts'
import { ConsentText } from './consent-text.tsx'
import styles from './preferences-dialog.module.css'

const { acceptAll, hideDeclineAll, services, texts } = CONSENT_CONFIG

type PreferencesDialogProps = {
  /** The earlier choices; null for none. */
  readonly choices: ConsentChoices | null
  readonly onConfirm: (choices: ConsentChoices) => void
  /** Closes without a change. */
  readonly onClose: () => void
}

/** A dialog that asks for consent to each service. */
export function PreferencesDialog({ choices, onConfirm, onClose }: PreferencesDialogProps) {
  const before = choices ?? defaultChoices()

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    onConfirm(Object.fromEntries(OPTIONAL_SERVICES.map(({ name }) => [name, chosen.has(name)])))
  }

  return (
    <ClosableDialog title={texts.preferences.title} onClose={onClose}>
      <form className={styles['form']} onSubmit={save}>
        <p>
          <ConsentText>{texts.preferences.description}</ConsentText>
        </p>
        <ul className={styles['services']}>
          {services.map(service => (
            <ServiceChoice
              key={service.name}
              service={service}
              isOn={service.required || before[service.name] === true}
            />
          ))}
        </ul>
        <div className={styles['buttons']}>
          {!hideDeclineAll && (
            <Button look="primary" onClick={() => onConfirm(allChoices(false))}>
              {texts.decline}
            </Button>
          )}
          <Button type="submit">{texts.save}</Button>
          {acceptAll && (
            <Button look="primary" onClick={() => onConfirm(allChoices(true))}>
              {texts.acceptAll}
            </Button>
          )}
        </div>
      </form>
    </ClosableDialog>
  )
}

type ServiceChoiceProps = { readonly service: ConsentService; readonly isOn: boolean }

/** One service with its purposes. A required one can't be turned off. */
function ServiceChoice({ service, isOn }: ServiceChoiceProps) {
  const id = useId()
  return (
    <li>
      <input
        id={id}
        type="checkbox"
        name={service.name}
        defaultChecked={isOn}
        disabled={service.required}
        aria-describedby={`${id}-about`}
      />
      <label htmlFor={id}>
        {service.title}
        {service.required && <small> ({CONSENT_CONFIG.texts.required})</small>}
      </label>
      <p id={`${id}-about`}>
        <ConsentText>{service.description}</ConsentText>
      </p>
    </li>
  )
}
