/** What the video of the exit popup says, a caption each; `tests/film` shows them and times them. */
export const FIVE_MOMENTS = {
  title: ['Customers rarely leave over one bad answer.', 'They leave in five small moments.'],
  night: [
    'One. It is late, and somebody has a simple question.',
    'The answer comes from your own article at once, and names it.',
  ],
  guess: [
    'Two. A question that nobody has written down.',
    'A guess would cost you their trust. “I do not know” and a person do not.',
  ],
  waiting: [
    'Three. Waiting for a person, without knowing for how long.',
    'A place in the queue, and a minute at most: then it is a ticket with a number.',
    'A colleague takes it. From here on the AI is quiet.',
  ],
  ended: [
    'Four. It is solved, and then it is not.',
    'Resolved is no dead end. The same thread opens again, with all that was said.',
  ],
  nobody: [
    'Five. Nobody is there.',
    'We jump the clock by a minute: the request became a ticket. Nothing was lost.',
  ],
  end: [
    'Five moments, and somebody stays.',
    'Everything in this film is the product itself. Try it at /demo.',
  ],
} as const satisfies Record<string, readonly string[]>

/** The words of the film, a paragraph for each moment. */
export const FIVE_MOMENTS_TRANSCRIPT = Object.values(FIVE_MOMENTS).map(lines => lines.join(' '))
