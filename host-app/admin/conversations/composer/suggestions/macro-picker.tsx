import { Zap } from 'lucide-react'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { PickList } from '#host-app/ui/picker/pick-list.tsx'
import { Popover } from '#host-app/ui/picker/popover.tsx'
import { useApplyMacro, useMacros } from './use-macros.ts'

/** Applies a macro to the open conversation. */
export function MacroPicker({ conversationId }: { readonly conversationId: string }) {
  const macros = useMacros()
  const apply = useApplyMacro(conversationId)
  return (
    <Popover
      label="Macros"
      button={
        <span title="Macros">
          <Zap size={16} aria-hidden="true" />
          <span className="visually-hidden">Macros</span>
        </span>
      }
    >
      {close => (
        <PickList
          label="Apply a macro"
          options={(macros.data ?? []).map(({ id, name, actions }) => ({
            id,
            label: name,
            detail: actions.length === 1 ? '1 action' : `${actions.length} actions`,
          }))}
          note={macros.isPending ? 'Loading…' : macros.error ? errorText(macros.error) : undefined}
          onPick={({ id }) => {
            const macro = macros.data?.find(macro => macro.id === id)
            if (macro) apply(macro)
            close()
          }}
        />
      )}
    </Popover>
  )
}
