import { Button } from '#host-app/ui/buttons/button.tsx'
import { useConfig } from '../../calls/use-config.ts'
import styles from './demo-people.module.css'

type DemoPeopleProps = {
  readonly busy: boolean
  readonly onChoose: (credentials: { email: string; password: string }) => void
}

/** In demo mode, one sign-in button for each demo person; otherwise renders nothing. */
export function DemoPeople({ busy, onChoose }: DemoPeopleProps) {
  const { data } = useConfig()
  if (!data?.demo) return null
  const { password, people } = data.demo
  return (
    <section className={styles['demo']} aria-labelledby="demo-title">
      <h2 id="demo-title">Demo: sign in with one click</h2>
      <ul>
        {people.map(({ email, label }) => (
          <li key={email}>
            <Button disabled={busy} onClick={() => onChoose({ email, password })}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
