/** What a join asks for: inserted messages of a conversation, and changes of the conversation itself (CHAT-26). */
export function joinPayload(conversationId: string, token: string): object {
  return {
    config: {
      broadcast: { ack: false, self: false },
      presence: { key: '', enabled: false },
      postgres_changes: [
        {
          event: 'INSERT',
          schema: 'public',
          table: 'messages',
          filter: `conversation_id=eq.${conversationId}`,
        },
        { event: 'UPDATE', schema: 'public', table: 'conversations', filter: `id=eq.${conversationId}` },
      ],
      private: false,
    },
    access_token: token,
  }
}
