import { DEMO_FRAMES, type DemoTenant } from '#contract/constants/demo.ts'
import { DEMO_COMPANIES } from './demo-companies.ts'
import styles from './frames.module.css'

/**
 * The agent's side: the signed-in app, with a session that ends with the frame. The sandbox keeps it from leading this page
 * away, and from windows that everything would wait for.
 */
export function InboxFrame({ tenant }: { readonly tenant: DemoTenant }) {
  return (
    <iframe
      className={styles['frame']}
      title={`The inbox of ${DEMO_COMPANIES[tenant].name}`}
      src={`${DEMO_FRAMES.inbox}?embed=1&tenant=${tenant}`}
      sandbox="allow-same-origin allow-scripts allow-forms allow-popups allow-downloads"
    />
  )
}
