/** The emoji picker's six (CHAT-03). */
export const EMOJIS = ['😀', '😂', '😍', '👍', '🙏', '🎉'] as const
