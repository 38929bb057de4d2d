import { DEMO_FRAMES, type DemoTenant } from '#contract/constants/demo.ts'
import { DEMO_COMPANIES } from './demo-companies.ts'
import styles from './frames.module.css'

/**
 * The agent's side: the signed-in app in a frame, with a session that ends with the frame. The sandbox
 * prevents it from navigating this page and from opening modal dialogs.
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
