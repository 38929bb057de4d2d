/**
 * Questions that none of Acme's articles covers. All visitors share the demo, and each may publish an article
 * about one, so a visitor begins anywhere in the list and can go on to the next.
 */
export const UNANSWERED_QUESTIONS = [
  'Which wine goes with grilled octopus?',
  'Which planet has the most moons?',
  'How long do I boil an ostrich egg?',
  'Who painted the ceiling of the Sistine Chapel?',
  'Can I grow lemons on a balcony?',
  'How do bees make honey?',
  'How deep is the Mariana Trench?',
  'Who wrote Don Quixote?',
  'Do penguins have knees?',
  'How do I bake sourdough bread?',
  'What is the capital of Mongolia?',
  'Why do onions make me cry?',
] as const
