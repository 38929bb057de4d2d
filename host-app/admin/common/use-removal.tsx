import { type ReactNode, useState } from 'react'
import type { CallApi } from '#host-app/shared/api/api.ts'
import { useApiForm } from '#host-app/shared/api/use-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'

type Removal<Target, Answer> = {
  readonly act: (call: CallApi, target: Target) => Promise<Answer>
  /** The question, such as 'Remove the team Billing?', and what follows from it. */
  readonly ask: (target: Target) => {
    readonly title: string
    readonly text: ReactNode
    /** The verb on the button. Default: 'Remove'. */
    readonly action?: string
  }
  /** The toast's text on success. */
  readonly done: string | ((answer: Answer) => string)
  /** Called on success, too. */
  readonly onDone?: () => void
}

/**
 * The desk's rule for what takes something away: what can be undone is done at once, and its toast offers to undo it
 * (`undoToast`); what can't be brought back asks first, and says what follows. This is the second half: returns a function
 * that asks, and the dialog to render.
 */
export function useRemoval<Target = void, Answer = unknown>(removal: Removal<Target, Answer>) {
  const [asked, setAsked] = useState<{ readonly target: Target } | null>(null)
  const dialog = asked && <RemovalDialog {...removal} target={asked.target} onClose={() => setAsked(null)} />
  return [(target: Target) => setAsked({ target }), dialog] as const
}

type RemovalDialogProps<Target, Answer> = Removal<Target, Answer> & {
  readonly target: Target
  readonly onClose: () => void
}

function RemovalDialog<Target, Answer>({ target, onClose, ...removal }: RemovalDialogProps<Target, Answer>) {
  const { title, text, action = 'Remove' } = removal.ask(target)
  const form = useApiForm(call => removal.act(call, target), {
    done: removal.done,
    onDone() {
      onClose()
      removal.onDone?.()
    },
  })
  return (
    <FormDialog title={title} action={action} isFinal {...form} onClose={onClose}>
      {typeof text === 'string' ? <p>{text}</p> : text}
    </FormDialog>
  )
}
