import { SkeletonRows } from '#host-app/ui/loading/skeleton-rows.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { NoPermission } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { useCompany } from '../../common/use-company.ts'
import styles from './helpdesk.module.css'
import { HoursSection } from './hours-section.tsx'
import { ReplyForm } from './reply-form.tsx'
import { TicketFormSection } from './ticket-form-section.tsx'

/** `/admin/settings/helpdesk`: office hours, reply times, away messages and the ticket form. */
export function HelpdeskPage() {
  useTitle('Help desk')
  const { permissions } = useAdmin()
  const company = useCompany()
  return (
    <>
      <PageHeader
        title="Help desk"
        lead="When your team is available, and what visitors are told and asked."
      />
      {permissions.includes('settings.edit') ? (
        <QueryState query={company} label="Loading the settings" skeleton={<SkeletonRows />}>
          {details => (
            <>
              <Section
                title="Office hours"
                lead="Outside these hours, the widget says when you are back. Rules and SLA policies can use them."
              >
                <div className={styles['wide']}>
                  <HoursSection hours={details.office_hours} />
                </div>
              </Section>
              <Section title="Replies" lead="What the widget says about your reply time.">
                <ReplyForm details={details} />
              </Section>
              <Section
                title="Ticket form"
                lead="What the form asks for besides an email, a subject and the request itself."
              >
                <div className={styles['wide']}>
                  <TicketFormSection ticketForm={details.ticket_form} />
                </div>
              </Section>
            </>
          )}
        </QueryState>
      ) : (
        <NoPermission title="You can’t change these settings" permission="settings.edit" />
      )}
    </>
  )
}
