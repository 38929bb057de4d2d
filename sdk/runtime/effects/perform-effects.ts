import type { ConversationEffect } from '#core/conversation/events.ts'
import { askQueuePosition, createFetching, createHumanRequests, settle } from './ask-server.ts'
import { createConversation } from './create-conversation.ts'
import { createUploads, postMessage } from './deliver.ts'
import type { Edges } from './edges.ts'
import { createAnswerFollower } from './follow-answer.ts'
import { rateAnswer, tellSeen, tellTyping } from './tell-server.ts'

export type Performer = {
  readonly perform: (effect: ConversationEffect) => void
  /** Ends what is under way for the conversation that is left. */
  readonly leave: () => void
}

/** Performs what the conversation machine asks for; answers come back as events. */
export function performEffects(edges: Edges): Performer {
  const { storage, room } = edges
  const fetchMessages = createFetching(edges)
  const setNeedsHuman = createHumanRequests(edges)
  const uploads = createUploads(edges)
  const answer = createAnswerFollower(edges)

  function leave(): void {
    uploads.cancelAll()
    answer.close()
  }

  function begin(effect: ConversationEffect): unknown {
    switch (effect.type) {
      case 'create-conversation':
        return createConversation(edges, effect)
      case 'post-message':
        return postMessage(edges, effect)
      case 'upload-file':
        return uploads.start(effect)
      case 'cancel-upload':
        return uploads.cancel(effect.clientId)
      case 'open-stream':
        return answer.open(effect)
      case 'settle':
        return settle(edges, effect)
      case 'tell-typing':
        return tellTyping(edges, effect)
      case 'tell-seen':
        return tellSeen(edges, effect)
      case 'rate-answer':
        return rateAnswer(edges, effect)
      case 'set-needs-human':
        return setNeedsHuman(effect)
      case 'ask-queue-position':
        return askQueuePosition(edges, effect)
      case 'fetch-messages':
        return fetchMessages(effect)
      case 'remember':
        return storage.change({ conversationId: effect.conversationId })
      case 'forget':
        return storage.change({ conversationId: null })
      case 'join-room':
        return room.join(effect.conversationId)
      case 'leave-room':
        leave()
        return room.leave()
      case 'alert':
        return edges.alert(effect.key)
    }
  }

  return {
    leave,
    /** What goes wrong is no rejected promise for the page to stumble over (CHAT-29). */
    perform: effect =>
      void Promise.resolve(begin(effect)).catch(error =>
        edges.report('action', 'something went wrong', error),
      ),
  }
}
