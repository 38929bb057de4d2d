import { useState } from 'react'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { useRemoval } from '../../common/use-removal.tsx'
import styles from './install.module.css'

type KeyActionsProps = {
  readonly isSet: boolean
  /** Called with the new key, which can't be read again. */
  readonly onMade: (key: string) => void
}

/** Buttons that create, replace or remove the company's identity key. The last two ask for confirmation. */
export function KeyActions({ isSet, onMade }: KeyActionsProps) {
  const [isReplacing, setIsReplacing] = useState(false)
  const make = useApiAction(call => call(isSet ? 'replaceIdentityKey' : 'createIdentityKey'), {
    onDone: ({ key }) => onMade(key),
    showsError: isSet,
  })
  const [askToRemove, removalDialog] = useRemoval({
    act: call => call('removeIdentityKey'),
    ask: () => ({
      title: 'Remove the identity key?',
      action: 'Remove key',
      text: 'Tokens that your server signs stop working at once. Your users can still write, but your staff see them as not verified.',
    }),
    done: 'Key removed',
  })

  if (!isSet)
    return (
      <Button look="primary" busy={make.isPending} onClick={() => make.mutate()}>
        Create key
      </Button>
    )
  return (
    <div className={styles['actions']}>
      <Button onClick={() => setIsReplacing(true)}>Replace key</Button>
      <Button look="quiet" onClick={() => askToRemove()}>
        Remove key
      </Button>
      {isReplacing && (
        <FormDialog
          title="Replace the identity key?"
          action="Replace key"
          isFinal
          busy={make.isPending}
          error={make.isError ? errorText(make.error) : null}
          onSubmit={() => make.mutate()}
          onClose={() => setIsReplacing(false)}
        >
          <p>
            Tokens signed with the old key stop working at once. Your users can still write, but are not
            verified until your server signs with the new one.
          </p>
        </FormDialog>
      )}
      {removalDialog}
    </div>
  )
}
