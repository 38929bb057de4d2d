import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { ActionLink } from '../site/sections/action-link.tsx'
import { SiteLayout } from '../site/site-layout.tsx'
import { PageHead } from '../site/templates/page-head.tsx'
import styles from './page-not-found.module.css'

/**
 * What everybody except staff gets instead of the diagnostics: a missing page in the frame of the public
 * site (R25).
 */
export function PageNotFound() {
  useTitle('Page not found')
  return (
    <SiteLayout>
      <PageHead heading="Page not found" lead="Check the address, or start again from the home page.">
        <p className={styles['action']}>
          <ActionLink action={{ label: 'Go to the home page', to: '/' }} />
        </p>
      </PageHead>
    </SiteLayout>
  )
}
