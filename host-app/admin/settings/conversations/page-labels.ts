/** Labels of the fields of `/admin/settings/conversations`, by section. */
export const PAGE_LABELS = {
  conversations: {
    auto_close_days: 'Close inactive conversations',
    auto_close_tickets: 'Close inactive tickets, too',
    retention_days: 'Erase old conversations',
    file_retention_days: 'Delete old files',
    keeps_pages: 'Keep the page on which a visitor writes',
  },
  labels: { labels: 'Labels', allows_new_labels: 'Agents can add new labels' },
  spam: {
    blocked_words: 'Blocked words',
    blocked_words_action: 'A message with a blocked word',
    blocked_senders: 'Blocked senders',
    max_links: 'Limit links in the first message',
  },
} as const
