import type { PricingPage } from '../page.ts'

export const page: PricingPage = {
  template: 'pricing',
  title: 'Pricing',
  description:
    'Free while in preview. After that: self-hosted at no charge, a free plan for two seats, and one price a seat for teams. No charge for AI answers.',
  heading: 'One price a seat. Answers cost nothing extra.',
  lead: 'Lapwing is in preview, and nothing is charged until that ends. These are the prices it will start with; everybody is told by mail a month before.',
  questions: [
    {
      question: 'Why is there no price for each AI answer?',
      answer:
        'The built-in answerer quotes your own articles and runs on the same machine, so an answer costs us next to nothing. If you connect a language model of your own, its provider bills you directly, and we add nothing.',
    },
    {
      question: 'What counts as a seat?',
      answer:
        'A person of your company who can answer conversations. Viewers, who can only read, are not counted, and neither are the visitors you help.',
    },
    {
      question: 'What happens to my data if I stop?',
      answer:
        'Nothing is deleted on the day you stop. The terms say how long it is kept, and the data processing agreement says how you get it out.',
    },
    {
      question: 'Is self-hosting a smaller product?',
      answer:
        'No. It is the same repository under the MIT licence. What you take on is running it: the machine, the backups and the updates.',
    },
    {
      question: 'Do you take cards today?',
      answer:
        'No. There is no billing in the product yet, so there is nothing to enter a card into. It comes before the preview ends.',
    },
  ],
  closing: {
    heading: 'Start while it is free.',
    text: 'What you set up in the preview stays yours, and the plan you are on then is a choice you make, not one that is made for you.',
  },
}
