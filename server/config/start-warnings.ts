import { join } from 'node:path'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { isReachableByOthers } from './demo-mode.ts'
import type { Config } from './read-config.ts'

/** Returns warnings for the operator, one sentence each, about settings that are valid but rarely intended. */
export function startWarnings(config: Config): string[] {
  const { isDemo, publicUrl, port, smtp, dataFolder } = config
  const warnings: readonly (readonly [applies: boolean, sentence: string])[] = [
    [
      isDemo && isReachableByOthers(config),
      'Everyone who can reach this demo can sign in to it: its passwords are public.',
    ],
    [
      !isDemo && publicUrl === null,
      `PUBLIC_URL is not set, so links in emails lead to http://localhost:${port}.`,
    ],
    [
      publicUrl !== null && tenantOfHost(new URL(publicUrl).host) !== null,
      `Nobody can sign in at ${publicUrl}: the first label of a host names a company. Use a host that begins with app.`,
    ],
    [
      !isDemo && smtp === null,
      `SMTP_URL is not set, so no email is sent. Emails are kept in ${join(dataFolder, 'mailbox.jsonl')}.`,
    ],
  ]
  return warnings.filter(([applies]) => applies).map(([, sentence]) => sentence)
}
