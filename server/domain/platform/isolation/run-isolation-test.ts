import type { IsolationCheck } from '#contract/entities/platform.ts'
import { type Attempt, type Attempts, inTurn } from './attempts.ts'
import type { IsolationDeps } from './doors.ts'
import { call } from './fire.ts'
import { describeState, type Scene, setScene } from './scene.ts'
import { removeLeftScratch, removeScratch } from './scratch.ts'
import { planScratchRows } from './scratch-rows.ts'
import { tryFiles } from './try-files.ts'
import { tryHeaders } from './try-headers.ts'
import { tryIds } from './try-ids.ts'
import { tryNoteFiles } from './try-note-files.ts'
import { trySockets } from './try-sockets.ts'
import { trySubdomains } from './try-subdomains.ts'
import { tryTokens } from './try-tokens.ts'

/** Receives the checks one by one. */
export type IsolationListener = { readonly send: (check: IsolationCheck) => void; readonly end: () => void }

/**
 * Tries to cross from one scratch tenant to another in every way that a stranger could, and sends each result.
 * Returns the function that stops it. The tenants are deleted before `end` is called, whatever happens.
 */
export function runIsolationTest(
  deps: IsolationDeps,
  anonKey: string,
  listener: IsolationListener,
): () => void {
  let isWanted = true
  run(deps, anonKey, check => {
    listener.send(check)
    return isWanted
  })
    .catch((error: unknown) => {
      deps.log.error({ error }, 'the isolation test broke off')
      listener.send({
        group: 'ids',
        title: 'The test could be finished',
        passed: false,
        detail: 'it broke off',
      })
    })
    .finally(listener.end)
  return () => {
    isWanted = false
  }
}

/** Runs the attempts in order. `tell` returns whether to continue. */
async function run(
  deps: IsolationDeps,
  anonKey: string,
  tell: (check: IsolationCheck) => boolean,
): Promise<void> {
  await removeLeftScratch(deps)
  const rows = { own: planScratchRows(), other: planScratchRows() }
  try {
    const scene = await setScene(deps, anonKey, rows)
    for (const [group, attempts] of groups(deps))
      for await (const { title, passed, detail } of attempts(scene))
        if (!tell({ group, title, passed, detail })) return
  } finally {
    const sides = [rows.own, rows.other]
    await removeScratch(
      deps,
      sides.map(({ companyId }) => companyId),
      sides.map(({ personId }) => personId),
    )
  }
}

function groups({ isolation }: IsolationDeps): readonly (readonly [IsolationCheck['group'], Attempts])[] {
  return [
    ['ids', tryIds],
    ['headers', tryHeaders],
    ['tokens', tryTokens],
    ['subdomain', trySubdomains],
    ['files', tryFiles],
    ['files', tryNoteFiles],
    ['sockets', trySockets(isolation)],
    ['ids', (scene: Scene) => inTurn([unharmed(scene)])],
  ]
}

/** At the end the other tenant's conversation, which everybody tried to change, is as its visitor left it. */
export function unharmed({ fire, other }: Scene): Attempt {
  return {
    title: 'Nothing has changed in B',
    async run() {
      const { status, text } = await fire(
        call('listMessages', other.conversationId, { token: other.visitorToken }),
      )
      if (status !== 200) return { passed: false, detail: `${status} for its own visitor` }
      const { conversation, messages } = JSON.parse(text)
      const strange = messages.filter(({ content }: { content: string }) => !content.includes(other.canary))
      const isAsBefore = describeState(conversation) === other.state
      const detail = `${describeState(conversation)}, with ${strange.length} messages of others`
      return { passed: isAsBefore && strange.length === 0, detail }
    },
  }
}
