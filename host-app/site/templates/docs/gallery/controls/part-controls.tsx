import type { Named } from '../elements.ts'
import { ControlGroup } from './control-group.tsx'

type Props = {
  readonly parts: readonly Named[]
  readonly chosen: string | null
  readonly onChoose: (name: string | null) => void
}

/** A button for each part, which outlines it on the stage. */
export function PartControls({ parts, chosen, onChoose }: Props) {
  return (
    <ControlGroup title="Parts">
      <p className="gallery-chips">
        {parts.map(({ name, description }) => (
          <button
            key={name}
            type="button"
            title={description}
            aria-pressed={chosen === name}
            onClick={() => onChoose(chosen === name ? null : name)}
          >
            {name}
          </button>
        ))}
      </p>
      <small>
        {parts.find(({ name }) => name === chosen)?.description ?? 'Choose one to see where it is.'}
      </small>
    </ControlGroup>
  )
}
