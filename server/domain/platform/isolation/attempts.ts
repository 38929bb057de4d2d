import type { IsolationCheck } from '#contract/entities/platform.ts'
import type { Answered, Shot } from './fire.ts'
import type { Scene, Side } from './scene.ts'

/** Outcome of one attempt. */
export type Outcome = Pick<IsolationCheck, 'passed' | 'detail'>
/** One attempt to cross from one tenant to another. */
export type Attempt = { readonly title: string; readonly run: () => Promise<Outcome> }
/** The attempts of one kind, in order. Ending it early releases what it holds. */
export type Attempts = (scene: Scene) => AsyncGenerator<Outcome & { readonly title: string }>

const RATE_LIMITED = 429

/** Expects a refusal with one of these codes, and none of the other tenant's data. */
export function refused(scene: Scene, title: string, shot: Shot, codes: readonly string[]): Attempt {
  return judged(scene, title, shot, ({ code }) => code !== null && codes.includes(code))
}

/** Expects any refusal. */
export function staysOut(scene: Scene, title: string, shot: Shot): Attempt {
  return judged(scene, title, shot, ({ status }) => status >= 400 && status < 500 && status !== RATE_LIMITED)
}

/** Expects any answer, but none of the other tenant's data. */
export function silent(scene: Scene, title: string, shot: Shot): Attempt {
  return judged(scene, title, shot, ({ status }) => status < 500 && status !== RATE_LIMITED)
}

/**
 * Expects a permitted call to succeed with `proof` in its answer: an attempt that sees nothing would prove nothing.
 */
export function works(scene: Scene, title: string, shot: Shot, proof: string): Attempt {
  return {
    title,
    async run() {
      const answered = await scene.fire(shot)
      const passed = answered.status === 200 && answered.text.includes(proof)
      return { passed, detail: detailOf(answered) }
    },
  }
}

/** Runs attempts in their order. */
export async function* inTurn(attempts: readonly Attempt[]): AsyncGenerator<Outcome & { title: string }> {
  for (const { title, run } of attempts) yield { title, ...(await run()) }
}

/** Whether a text contains anything that only the tenant itself may know. */
export function tellsOf(
  { canary, companyId, personId, conversationId, fileKey, noteFileKey }: Side,
  text: string,
): boolean {
  return [canary, companyId, personId, conversationId, fileKey, noteFileKey].some(secret =>
    text.includes(secret),
  )
}

/** Returns the answer in a few words. */
export function detailOf({ status, code }: Answered): string {
  return code === null ? String(status) : `${status} ${code}`
}

function judged(
  { fire, other }: Scene,
  title: string,
  shot: Shot,
  isExpected: (answered: Answered) => boolean,
): Attempt {
  return {
    title,
    async run() {
      const answered = await fire(shot)
      const leaks = tellsOf(other, answered.text)
      const detail = leaks ? `${detailOf(answered)}, with B’s data` : detailOf(answered)
      return { passed: !leaks && isExpected(answered), detail }
    },
  }
}
