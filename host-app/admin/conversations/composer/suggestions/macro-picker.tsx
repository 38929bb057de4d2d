import { Zap } from 'lucide-react'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import { MacroList } from './macro-list.tsx'
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
        <MacroList
          macros={macros}
          label="Apply a macro"
          count={1}
          onPick={macro => {
            apply(macro)
            close()
          }}
        />
      )}
    </Popover>
  )
}
