import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import styles from './install.module.css'

type KeyActionsProps = {
  readonly isSet: boolean
  /** Called with the new key, which can't be read again. */
  readonly onMade: (key: string) => void
}

/** Buttons that create, replace or remove the company's identity key. The last two ask for confirmation. */
export function KeyActions({ isSet, onMade }: KeyActionsProps) {
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useState<'replace' | 'remove' | null>(null)
  const close = () => setDialog(null)
  const onSettled = () => queryClient.invalidateQueries({ queryKey: apiKey('getIdentityKey') })
  const make = useMutation({
    mutationFn: () => callApi(isSet ? 'replaceIdentityKey' : 'createIdentityKey'),
    // The response holds the secret key, so it is not cached.
    gcTime: 0,
    onSuccess: ({ key }) => onMade(key),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: () => callApi('removeIdentityKey'),
    onSuccess() {
      close()
      toast.success('Key removed')
    },
    onSettled,
  })

  if (!isSet)
    return (
      <Button
        look="primary"
        busy={make.isPending}
        onClick={() => make.mutate(undefined, { onError: error => toast.error(errorText(error)) })}
      >
        Create key
      </Button>
    )
  return (
    <div className={styles['actions']}>
      <Button onClick={() => setDialog('replace')}>Replace key</Button>
      <Button look="quiet" onClick={() => setDialog('remove')}>
        Remove key
      </Button>
      {dialog === 'replace' && (
        <FormDialog
          title="Replace the identity key?"
          action="Replace key"
          isFinal
          busy={make.isPending}
          error={make.isError ? errorText(make.error) : null}
          onSubmit={() => make.mutate()}
          onClose={close}
        >
          <p>
            Tokens signed with the old key stop working at once. Your users can still write, but are not
            verified until your server signs with the new one.
          </p>
        </FormDialog>
      )}
      {dialog === 'remove' && (
        <FormDialog
          title="Remove the identity key?"
          action="Remove key"
          isFinal
          busy={remove.isPending}
          error={remove.isError ? errorText(remove.error) : null}
          onSubmit={() => remove.mutate()}
          onClose={close}
        >
          <p>
            Tokens that your server signs stop working at once. Your users can still write, but your staff see
            them as not verified.
          </p>
        </FormDialog>
      )}
    </div>
  )
}
