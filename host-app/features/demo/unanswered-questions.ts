/**
 * Questions that none of Acme's articles covers. All visitors share the demo, and each may publish an article
 * about one, so a visitor begins anywhere in the list and can go on to the next.
 */
export const UNANSWERED_QUESTIONS = [
  'Which wine goes with grilled octopus?',
  'How tall is the Eiffel Tower?',
  'Why do cats purr?',
  'When was the printing press invented?',
  'Which planet has the most moons?',
  'How long do I boil an ostrich egg?',
  'What do hedgehogs eat in winter?',
  'Who painted the ceiling of the Sistine Chapel?',
] as const
