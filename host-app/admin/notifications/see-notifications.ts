import type { Notification } from '#contract/entities/attention.ts'

/** The notifications that this page has seen, each by its id and its count of repetitions. */
export type SeenNotifications = ReadonlySet<string>

type Seen = {
  readonly seen: SeenNotifications
  /** Unread notifications that are new or repeated, oldest first. */
  readonly fresh: readonly Notification[]
}

/**
 * Compares a new list with the notifications seen before. The first list of a page (`before` is null) has no
 * fresh ones.
 */
export function seeNotifications(
  before: SeenNotifications | null,
  notifications: readonly Notification[],
): Seen {
  const keyOf = ({ id, count }: Notification) => `${id} ${count}`
  return {
    seen: new Set([...(before ?? []), ...notifications.map(keyOf)]),
    fresh:
      before === null
        ? []
        : notifications.filter(each => each.read_at === null && !before.has(keyOf(each))).reverse(),
  }
}
