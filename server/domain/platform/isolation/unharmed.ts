import type { Attempt } from './attempts.ts'
import { call } from './fire.ts'
import { type Scene, standingOf } from './scene.ts'

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
      const isAsBefore = standingOf(conversation) === other.standing
      const detail = `${standingOf(conversation)}, with ${strange.length} messages of others`
      return { passed: isAsBefore && strange.length === 0, detail }
    },
  }
}
