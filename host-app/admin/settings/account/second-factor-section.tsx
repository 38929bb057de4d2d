import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { renderSVG } from 'uqr'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { type NewFactor, useAuth } from '#host-app/shared/auth/auth-context.ts'
import { CodeField, codeIn } from '#host-app/shared/auth/code-field.tsx'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import styles from './second-factor-section.module.css'

/** Sets up or removes the authenticator app, which is asked for after the password (RFC 6238). */
export function SecondFactorSection() {
  const { mfa } = useAuth()
  const queryClient = useQueryClient()
  const factors = useQuery({ queryKey: queryKeys.secondFactors(), queryFn: mfa.list })
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: queryKeys.secondFactors() })
  const enroll = useMutation({ mutationFn: mfa.enroll })
  const unenroll = useMutation({
    mutationFn: mfa.unenroll,
    onSuccess: () => toast.success('Two-factor authentication is off'),
    onSettled: lookAgain,
  })

  function finish() {
    enroll.reset()
    toast.success('Two-factor authentication is on')
    void lookAgain()
  }

  return (
    <Section
      title="Two-factor authentication"
      lead="A code from an authenticator app, in addition to your password."
    >
      <QueryState query={factors} label="Loading your second factor">
        {list => {
          const factor = list.find(({ isVerified }) => isVerified)
          if (factor) {
            return (
              <>
                <Badge tone="good">On</Badge>
                <Button busy={unenroll.isPending} onClick={() => unenroll.mutate(factor.id)}>
                  Turn it off
                </Button>
              </>
            )
          }
          if (enroll.data)
            return <NewSecondFactor factor={enroll.data} onVerified={finish} onCancel={enroll.reset} />
          return (
            <Button busy={enroll.isPending} onClick={() => enroll.mutate()}>
              Set up an authenticator app
            </Button>
          )
        }}
      </QueryState>
      <FormError text={enroll.error?.message ?? unenroll.error?.message ?? null} />
    </Section>
  )
}

type NewSecondFactorProps = {
  readonly factor: NewFactor
  readonly onVerified: () => void
  readonly onCancel: () => void
}

/**
 * Shows the QR code for the authenticator app and asks for its first code. The factor counts only after
 * that.
 */
function NewSecondFactor({ factor, onVerified, onCancel }: NewSecondFactorProps) {
  const { mfa } = useAuth()
  const { factorId, secret, uri } = factor
  const verify = useMutation({
    mutationFn: (code: string) => mfa.verify({ factorId, code }),
    onSuccess: onVerified,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    verify.mutate(codeIn(event.currentTarget))
  }

  return (
    <form onSubmit={submit}>
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <img
        className={styles['code']}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
        width={176}
        height={176}
        alt="QR code for your authenticator app"
      />
      <code className={styles['secret']}>{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
      <CodeField label="Code from the app" />
      <FormError text={verify.error?.message ?? null} />
      <span className={styles['actions']}>
        <Button type="submit" look="primary" busy={verify.isPending}>
          Turn it on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </span>
    </form>
  )
}
