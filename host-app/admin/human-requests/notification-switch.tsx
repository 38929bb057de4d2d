import { Bell } from 'lucide-react'
import { useState } from 'react'
import type { Desktop } from '../../adapters/desktop.ts'
import { Button } from '../../ui/button.tsx'
import styles from './notification-switch.module.css'

/** Asks for permission to notify, at a click; gone once the agent has decided either way. */
export function NotificationSwitch({ desktop }: { desktop: Desktop }) {
  const [permission, setPermission] = useState(desktop.permission)
  if (permission !== 'default') return null

  async function ask() {
    setPermission(await desktop.askPermission())
  }

  return (
    <Button size="small" onClick={ask}>
      <Bell size={15} aria-hidden="true" />
      <span className={styles['label']}>Turn on notifications</span>
    </Button>
  )
}
