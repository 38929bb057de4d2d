import type { MemberRole } from '#contract/entities/account.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { invitationMail } from '../../emails/account-mails.ts'
import { tenantOrigin } from '../../tenant-origin.ts'

export type SentInvitation = {
  readonly email: string
  readonly role: MemberRole
  readonly inviterName: string
  readonly companyName: string
  readonly subdomain: string
}

/** Mails the link of an invitation: the only place where its token stands. */
export function sendInvitation(
  { mailer, publicUrl }: { readonly mailer: Mailer; readonly publicUrl: string },
  { email, role, inviterName, companyName, subdomain }: SentInvitation,
  token: string,
): Promise<void> {
  const link = `${tenantOrigin(publicUrl, subdomain)}/set-password?invite=${token}`
  return mailer.send(invitationMail({ to: email, link, inviterName, companyName, role }))
}
