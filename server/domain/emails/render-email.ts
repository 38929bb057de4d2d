/**
 * The template of all emails: plain text, and HTML with inline styles that every email program supports. It loads no
 * remote content, so opening an email can't be tracked.
 */
import { type Locale, RIGHT_TO_LEFT_LOCALES } from '#contract/constants/locales.ts'
import { type PageColors, pageColors } from '#core/brand/page-colors.ts'
import { escapeHtml } from '#core/text/escape-html.ts'
import type { Mail } from '#server/ports/mail.ts'

/** A choice of several, each with a link of its own. */
export type EmailChoice = { readonly name: string; readonly sign: string; readonly link: string }

/** A part of an email's content. */
export type EmailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A link as a button; its URL is also text, for email programs without HTML. */
  | { readonly kind: 'button'; readonly label: string; readonly link: string }
  /** Links side by side, one for each choice; in plain text, a line each. `sign` is what is shown of `name`, such as ★. */
  | { readonly kind: 'choices'; readonly choices: readonly EmailChoice[] }
  /** A message of a conversation, under a heading with its author and time. */
  | { readonly kind: 'message'; readonly heading: string; readonly text: string }

/** An email before rendering. */
export type EmailPage = {
  readonly to: string
  readonly subject: string
  /** BCP 47; also sets the text direction. */
  readonly locale: string
  /** Name at the top of the email. */
  readonly sender: string
  /** The sender's accent, of six hexadecimal digits; ours for null and undefined. */
  readonly accent?: string | null
  readonly parts: readonly EmailPart[]
  /** The company's own end of the email, of several lines; none for null and undefined. */
  readonly signature?: string | null
  /** Why the recipient gets this email. */
  readonly reason: string
}

const OUR_ACCENT = '#0c6b62'

const STYLES = {
  body: 'margin:0;padding:0;background:#fbfaf7',
  page: "max-width:560px;margin:0 auto;padding:24px 16px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#0f1c1e",
  sender: 'margin:0 0 16px;font-size:18px;font-weight:700;color:',
  card: 'padding:24px 24px 8px;background:#ffffff;border:1px solid #e6e3dc;border-radius:12px',
  heading: 'margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:700',
  paragraph: 'margin:0 0 16px',
  button: 'display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none',
  choice:
    'display:inline-block;min-width:28px;margin:0 4px 8px;padding:8px;border:1px solid #e6e3dc;border-radius:8px;font-size:20px;line-height:28px;text-align:center;text-decoration:none;color:#0f1c1e',
  link: 'margin:0 0 16px;font-size:13px;color:#4a5a5c;word-break:break-all;overflow-wrap:anywhere',
  said: 'margin:0;font-size:13px;color:#4a5a5c',
  signature: 'margin:0 0 16px;padding:16px 0 0;border-top:1px solid #e6e3dc;color:#4a5a5c',
  reason: 'margin:16px 0 0;font-size:13px;color:#4a5a5c',
} as const

/** Returns the email to send. All fields of `page` are plain text; this escapes them. */
export function renderEmail(page: EmailPage): Mail {
  const signature = page.signature ? [page.signature] : []
  const text = [...page.parts.map(textOf), ...signature, page.reason].join('\n\n')
  return { to: page.to, subject: page.subject, text, html: htmlOf(page) }
}

function textOf(part: EmailPart): string {
  if (part.kind === 'paragraph') return part.text
  if (part.kind === 'choices') return part.choices.map(({ name, link }) => `${name}:\n${link}`).join('\n')
  return part.kind === 'button' ? `${part.label}:\n${part.link}` : `${part.heading}\n${part.text}`
}

function htmlOf({ subject, locale, sender, accent, parts, signature, reason }: EmailPage): string {
  const colors = pageColors(accent ?? OUR_ACCENT)
  const direction = RIGHT_TO_LEFT_LOCALES.includes(locale as Locale) ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body dir="${direction}" style="${STYLES.body}">
<div style="${STYLES.page}">
${block('p', STYLES.sender + colors.accent, sender)}
<div style="${STYLES.card}">
${[
  block('h1', STYLES.heading, subject),
  ...parts.map(part => partHtml(part, colors)),
  ...(signature ? [block('p', STYLES.signature, signature, 'auto')] : []),
].join('\n')}
</div>
${block('p', STYLES.reason, reason)}
</div>
</body>
</html>
`
}

function partHtml(part: EmailPart, { accent, onAccent }: PageColors): string {
  if (part.kind === 'paragraph') return block('p', STYLES.paragraph, part.text)
  if (part.kind === 'message')
    return `${block('p', STYLES.said, part.heading)}\n${block('p', STYLES.paragraph, part.text, 'auto')}`
  if (part.kind === 'choices')
    return `<p style="${STYLES.paragraph}">\n${part.choices.map(choiceHtml).join('\n')}\n</p>`
  const style = `${STYLES.button};background:${accent};color:${onAccent}`
  const button = `<a href="${escapeHtml(part.link)}" style="${style}">${escapeHtml(part.label)}</a>`
  return `<p style="${STYLES.paragraph}">${button}</p>\n${block('p', STYLES.link, part.link, 'ltr')}`
}

function choiceHtml({ name, sign, link }: EmailChoice): string {
  const label = escapeHtml(name)
  return `<a href="${escapeHtml(link)}" title="${label}" aria-label="${label}" style="${STYLES.choice}">${escapeHtml(sign)}</a>`
}

/** Returns an HTML block. Set `direction` if its text may be in another language than the email. */
function block(tag: 'h1' | 'p', style: string, text: string, direction?: 'auto' | 'ltr'): string {
  const attribute = direction === undefined ? '' : ` dir="${direction}"`
  return `<${tag}${attribute} style="${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</${tag}>`
}
