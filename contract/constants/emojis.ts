/** The six emojis of the picker (CHAT-03). */
export const EMOJIS = ['😀', '😂', '😍', '👍', '🙏', '🎉'] as const
