import type { Macro } from '#contract/entities/thread-tools.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { PickList } from '#host-app/shared/ui/picker/pick-list.tsx'
import { MacroActions, sendsReply, sendsTo } from './macro-actions.tsx'
import type { useMacros } from './use-macros.ts'

type MacroListProps = {
  readonly macros: ReturnType<typeof useMacros>
  readonly label: string
  /** Number of conversations that it applies to. */
  readonly count: number
  readonly onPick: (macro: Macro) => void
}

/** The company's macros, of which one is chosen. */
export function MacroList({ macros, label, count, onPick }: MacroListProps) {
  const find = (id: string) => macros.data?.find(each => each.id === id)
  return (
    <PickList
      label={label}
      options={(macros.data ?? []).map(macro => ({
        id: macro.id,
        label: macro.name,
        ...(sendsReply(macro) && { detail: sendsTo(count) }),
      }))}
      about={({ id }) => {
        const macro = find(id)
        return macro && <MacroActions macro={macro} />
      }}
      note={macros.isPending ? 'Loading…' : macros.error ? errorText(macros.error) : undefined}
      onPick={({ id }) => {
        const macro = find(id)
        if (macro) onPick(macro)
      }}
    />
  )
}
