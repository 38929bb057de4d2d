import type { Locale } from '#contract/constants/locales.ts'
import { SURVEY_SCORES, type SurveyKind } from '#contract/constants/surveys.ts'
import { emailMessagesFor } from '../../emails/messages/email-messages.ts'
import type { EmailMessages } from '../../emails/messages/en.ts'
import { oneLine } from '../../emails/one-line.ts'
import type { EmailPage, EmailPart } from '../../emails/render-email.ts'
import { tenantOrigin } from '../../tenant-origin.ts'

/** A survey to send, with its addressee and the company that asks. */
export type EmailedSurvey = {
  readonly kind: SurveyKind
  readonly locale: Locale
  readonly customer_email: string
  readonly company_name: string
  /** The company's accent; null if it has set none. */
  readonly accent: string | null
  readonly subdomain: string
}

/** Faces of the scores, the worst first. */
const FACES = ['😠', '🙁', '😐', '🙂', '😀'] as const
const THUMBS = ['👎', '👍'] as const

/**
 * Returns the email that asks, in the visitor's language: a link for each score. The address is unconfirmed, so the email
 * contains nothing that the visitor wrote (R21). Opening a link writes nothing; the page behind it does.
 * @param question in the visitor's language
 * @param token of the survey's link
 */
export function surveyEmail(
  survey: EmailedSurvey,
  {
    question,
    token,
    publicUrl,
  }: { readonly question: string; readonly token: string; readonly publicUrl: string },
): EmailPage {
  const { kind, locale, subdomain } = survey
  const t = emailMessagesFor(locale)
  const company = oneLine(survey.company_name)
  // The token is in the fragment, which browsers send to no server.
  const linkTo = (score: string) =>
    `${tenantOrigin(publicUrl, subdomain)}/widget/csat?embed=1${score}&locale=${locale}#survey=${token}`
  return {
    to: survey.customer_email,
    subject: t.surveySubject(company),
    locale,
    sender: company,
    accent: survey.accent,
    parts: [{ kind: 'paragraph', text: oneLine(question) }, ...answersOf(kind, t, linkTo)],
    reason: t.surveyReason(company),
  }
}

function answersOf(
  kind: SurveyKind,
  t: EmailMessages,
  linkTo: (score: string) => string,
): readonly EmailPart[] {
  const range = SURVEY_SCORES[kind]
  if (range === null) return [{ kind: 'button', label: t.surveyButton, link: linkTo('') }]
  const scores = Array.from({ length: range.max - range.min + 1 }, (_, index) => range.min + index)
  const choices = scores.map(score => ({ ...signOf(kind, score, t), link: linkTo(`&score=${score}`) }))
  return [
    { kind: 'choices', choices },
    ...(kind === 'numbers' ? [{ kind: 'paragraph', text: t.likelihood(range) } as const] : []),
    { kind: 'paragraph', text: t.surveyClick },
  ]
}

function signOf(
  kind: SurveyKind,
  score: number,
  t: EmailMessages,
): { readonly name: string; readonly sign: string } {
  switch (kind) {
    case 'emoji':
      return { name: t.faces[score - 1]!, sign: FACES[score - 1]! }
    case 'thumbs':
      return { name: t.thumbs[score]!, sign: THUMBS[score]! }
    case 'stars':
      return { name: '★'.repeat(score).padEnd(SURVEY_SCORES.stars.max, '☆'), sign: `${score} ★` }
    default:
      return { name: String(score), sign: String(score) }
  }
}
