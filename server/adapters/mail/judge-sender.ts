/** Judges the senders of mails: SPF, DKIM, DMARC and ARC by the records in the DNS. */
import { resolve } from 'node:dns/promises'
import type { SenderVerdict } from '#contract/constants/email.ts'
import type { Clock } from '#core/clock.ts'
import type { JudgeSender, ResolveDns, SenderProof } from '#server/ports/mail.ts'

/** How long a judgment may take, in ms: the delivering server waits for it. */
const TIMEOUT_MS = 10_000
/** Signatures of a mail that are checked: each hashes the whole of it. Real mails have at most a handful. */
const SIGNATURES_MAX = 10
/** Where a head is looked for signatures, in bytes. */
const HEAD_MAX_BYTES = 256 * 1_024
const UNKNOWN: SenderProof = { dmarc: 'none', arc: null }

/** Returns the judge of a server that is named `serverName` in its verdicts. */
export function createJudgeSender(
  serverName: string,
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  resolveDns: ResolveDns = (name, type) => resolve(name, type) as Promise<string[][] | string[]>,
): JudgeSender {
  return async (raw, { ip, helo, sender }) => {
    if (countSignatures(raw) > SIGNATURES_MAX) return UNKNOWN
    // Loaded with the first mail: most servers take none.
    const { authenticate } = await import('mailauth')
    const judged = authenticate(raw, {
      ...(ip !== null && { ip, ...(helo !== null && { helo }) }),
      ...{ sender, mta: serverName, resolver: resolveDns },
      disableBimi: true,
    }).then(
      ({ dmarc, arc, dkim, spf }): SenderProof => {
        const isUnsure =
          ip === null ||
          [spf, ...(dkim?.results ?? [])].some(each => each && each.status.result === 'temperror')
        const verdict = dmarc ? verdictOf(dmarc.status.result) : 'none'
        // What could not be looked up now is no proof of a forgery.
        return { dmarc: isUnsure && verdict === 'fail' ? 'none' : verdict, arc: arc ? sealOf(arc) : null }
      },
      () => UNKNOWN,
    )
    let timer: unknown
    const late = new Promise<SenderProof>(settle => {
      timer = clock.setTimeout(() => settle(UNKNOWN), TIMEOUT_MS)
    })
    return Promise.race([judged, late]).finally(() => clock.clearTimeout(timer))
  }
}

type Arc = Exclude<Awaited<ReturnType<typeof import('mailauth')['authenticate']>>['arc'], false>

/** Returns who sealed a mail last, and what its server found; null if the chain of seals is broken. */
function sealOf({ status, signature, authenticationResults }: Arc): SenderProof['arc'] {
  if (status.result !== 'pass' || !signature || !signature.signingDomain) return null
  const dmarc: unknown = authenticationResults?.['dmarc']?.result
  return { domain: signature.signingDomain.toLowerCase(), dmarc: verdictOf(String(dmarc)) }
}

/** Anything but a pass or a failure, such as a record that could not be read, proves nothing. */
function verdictOf(result: string): SenderVerdict {
  return result === 'pass' || result === 'fail' ? result : 'none'
}

function countSignatures(raw: Buffer): number {
  const lines = raw.subarray(0, HEAD_MAX_BYTES).toString('latin1').toLowerCase().split('\n')
  const end = lines.findIndex(line => line.trimEnd() === '')
  const head = end < 0 ? lines : lines.slice(0, end)
  return head.filter(line => line.startsWith('dkim-signature') || line.startsWith('arc-message-signature'))
    .length
}
