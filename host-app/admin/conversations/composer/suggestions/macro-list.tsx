import type { Macro } from '#contract/entities/thread-tools.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { PickList } from '#host-app/ui/picker/pick-list.tsx'
import type { useMacros } from './use-macros.ts'

type MacroListProps = {
  readonly macros: ReturnType<typeof useMacros>
  readonly label: string
  readonly onPick: (macro: Macro) => void
}

/** The company's macros, of which one is chosen. */
export function MacroList({ macros, label, onPick }: MacroListProps) {
  return (
    <PickList
      label={label}
      options={(macros.data ?? []).map(({ id, name, actions }) => ({
        id,
        label: name,
        detail: actions.length === 1 ? '1 action' : `${actions.length} actions`,
      }))}
      note={macros.isPending ? 'Loading…' : macros.error ? errorText(macros.error) : undefined}
      onPick={({ id }) => {
        const macro = macros.data?.find(each => each.id === id)
        if (macro) onPick(macro)
      }}
    />
  )
}
