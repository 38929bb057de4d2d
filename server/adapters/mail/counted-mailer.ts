import type { Mailer } from '#server/ports/mail.ts'
import type { Metrics } from '#server/ports/metrics.ts'

/** Returns a mailer that counts the emails that it hands over, and those that it cannot. */
export function countedMailer(mailer: Mailer, metrics: Pick<Metrics, 'count'>): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        metrics.count('lapwing_emails_total', { outcome: 'failed' })
        throw error
      }
      metrics.count('lapwing_emails_total', { outcome: 'sent' })
    },
  }
}
