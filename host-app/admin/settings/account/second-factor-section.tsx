import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { useAuth } from '#host-app/features/auth/auth-context.ts'
import { Badge } from '#host-app/ui/badge.tsx'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { NewSecondFactor } from './new-second-factor.tsx'

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
