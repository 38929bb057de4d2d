import { useId } from 'react'
import { CONSENT_CONFIG, type ConsentService } from './consent-config.ts'
import { ConsentText } from './consent-text.tsx'

type ServiceChoiceProps = { readonly service: ConsentService; readonly isOn: boolean }

/** One service with its purposes. A required one can't be turned off. */
export function ServiceChoice({ service, isOn }: ServiceChoiceProps) {
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
