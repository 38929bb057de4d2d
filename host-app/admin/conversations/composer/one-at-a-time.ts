/**
 * Wraps `task` so that it never runs twice at once: calls while it runs lead to one more run after it. A hint that comes
 * in the middle of a fetch is thus neither lost nor the cause of a crowd of fetches.
 */
export function oneAtATime(task: () => Promise<unknown>): () => void {
  let running = false
  let wanted = false
  async function run() {
    running = true
    while (wanted) {
      wanted = false
      await task().catch(() => {})
    }
    running = false
  }
  return () => {
    wanted = true
    if (!running) void run()
  }
}
