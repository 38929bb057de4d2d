import { MonitorCheck } from 'lucide-react'
import { useState } from 'react'
import type { Desktop } from '#host-app/shared/browser/desktop.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import styles from './notification-switch.module.css'

/** A button that requests permission for notifications; hidden once the agent has allowed or denied them. */
export function NotificationSwitch({ desktop }: { desktop: Desktop }) {
  const [permission, setPermission] = useState(desktop.permission)
  if (permission !== 'default') return null

  async function ask() {
    setPermission(await desktop.askPermission())
  }

  return (
    <section className={styles['switch']}>
      <p>Get notified of requests while you work in another window.</p>
      <Button size="small" onClick={ask}>
        <MonitorCheck size={15} aria-hidden="true" />
        Turn on notifications
      </Button>
    </section>
  )
}
