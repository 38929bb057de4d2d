import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, WifiOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useLocation } from 'react-router-dom'
import { connection } from '#host-app/shared/api/connection.ts'
import { isStuck } from '../conversations/composer/outbox/outbox.ts'
import { useEntries, useOutbox } from '../conversations/composer/outbox/use-outbox.tsx'
import styles from './connection-bar.module.css'

const LOST = { offline: 'You are offline.', unreachable: 'The server can’t be reached.' } as const

/**
 * Says on every page at once that there is no connection, and that a reply in another conversation was not sent. Once the
 * connection is back, what could not be loaded is loaded.
 */
export function ConnectionBar() {
  const state = useSyncExternalStore(connection.listen, connection.get)
  const entries = Object.values(useEntries(useOutbox())).flatMap(list => list ?? [])
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  const stuck = entries.filter(isStuck).find(({ conversationId }) => !pathname.endsWith(conversationId))
  useEffect(() => {
    const check = () => void connection.check()
    window.addEventListener('offline', check)
    window.addEventListener('online', check)
    const stop = connection.onBack(() => {
      toast.success('You are back online')
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    })
    return () => {
      window.removeEventListener('offline', check)
      window.removeEventListener('online', check)
      stop()
    }
  }, [queryClient])

  const waiting = entries.filter(({ status }) => status === 'waiting' || status === 'sending').length
  return (
    <div className={styles['place']} role="status">
      {state !== 'online' ? (
        <p className={styles['bar']}>
          <WifiOff size={16} aria-hidden="true" />
          <span>
            <strong>{LOST[state]}</strong> What you write is kept here and sent as soon as you are back.
            {waiting > 0 && ` ${waiting} ${waiting === 1 ? 'message waits' : 'messages wait'}.`}
          </span>
        </p>
      ) : (
        stuck && (
          <p className={styles['bar']}>
            <CircleAlert size={16} aria-hidden="true" />
            <span>
              <strong>{stuck.kind === 'note' ? 'A note was not saved.' : 'A reply was not sent.'}</strong>{' '}
              {stuck.reason}{' '}
              <Link to={`/admin/conversations/${stuck.conversationId}`}>Open the conversation</Link>
            </span>
          </p>
        )
      )}
    </div>
  )
}
