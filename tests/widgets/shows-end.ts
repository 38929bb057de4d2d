/** Whether a message list is scrolled to its end, or else as far as the start of its last message stays in sight. */
export function showsEnd(list: Element): boolean {
  const start = [...list.querySelectorAll<HTMLElement>('[part=message]')].at(-1)!.offsetTop - list.scrollTop
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 2
  return isAtEnd || (start >= 0 && start < 10)
}
