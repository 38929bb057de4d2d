import { VIDEO } from '#contract/constants/site.ts'
import { RateLimitError, type RateLimits } from '#server/limits/rate-limits.ts'
import type { Mailer } from '#server/ports/mail.ts'
import { videoMail } from '../../emails/account-mails.ts'

type Deps = { readonly mailer: Mailer; readonly limits: RateLimits; readonly publicUrl: string }

/** Mails the video that the exit popup promises, once a day to an address; asked for again, it is on its way already. */
export async function sendVideo({ mailer, limits, publicUrl }: Deps, to: string): Promise<void> {
  try {
    await limits.check('videoMail', { account: to })
  } catch (error) {
    if (error instanceof RateLimitError) return
    throw error
  }
  await mailer.send(videoMail({ to, link: publicUrl + VIDEO.page }))
  // Counted once it is sent, so that whom a failure was told can ask again.
  await limits.take('videoMail', { account: to }).catch(ignoreLimit)
}

/** Two at the same time: both were sent. */
function ignoreLimit(error: unknown): void {
  if (!(error instanceof RateLimitError)) throw error
}
