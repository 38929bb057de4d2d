/**
 * Loads the lazy parts of the chat before its tests: they compile at their first request, which can take longer than a
 * test waits.
 */
export async function loadChat(): Promise<void> {
  await Promise.all([
    import('#sdk/widgets/chat/chat.lazy.ts'),
    import('#sdk/widgets/chat/extras.lazy.ts'),
    import('#sdk/widgets/chat/files.lazy.ts'),
    import('#sdk/widgets/chat/panel/modal-panel.lazy.tsx'),
    import('#sdk/widgets/chat/panel/page.lazy.tsx'),
    import('#sdk/widgets/chat/thread/answer.lazy.ts'),
  ])
}
