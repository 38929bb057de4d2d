import type { Notification } from '#contract/entities/attention.ts'

/** The notifications that this page has met, each by its id and how often it was told. */
export type SeenNotifications = ReadonlySet<string>

type Seen = {
  readonly seen: SeenNotifications
  /** Unread ones that are new, or told again, the oldest first. */
  readonly fresh: readonly Notification[]
}

/** What a new list says against those before it; the first list of a page (`before` is null) holds nothing fresh. */
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
