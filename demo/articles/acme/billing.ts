/** Acme Planner help: plans, prices, invoices and refunds. */
import { published } from '../published.ts'

/** The articles of the category Billing. */
export const billingArticles = published('en', [
  {
    slug: 'plans-and-prices',
    title: 'Plans and prices',
    category: 'Billing',
    section: 'Plans',
    alternate_questions: [
      'How much does Acme Planner cost?',
      'What is the difference between Free, Team and Business?',
      'How many people can I have on the Free plan?',
      'Is it cheaper to pay yearly?',
    ],
    body: `Acme Planner has three plans: Free costs €0, Team costs €6 per person per month, and Business costs €10 per person per month. Prices are in euro and do not include VAT.

## What each plan holds

- The Free plan costs nothing. You can have up to 5 people and 1 location, and reports show the last 90 days.
- The Team plan costs €6 per person per month and is for up to 100 people and 10 locations. The difference from Free is that it adds the Google Calendar, Outlook and Slack connections, shift swaps, timesheet approval, overtime rules, the shared tablet clock, required two-factor authentication and the API.
- The Business plan costs €10 per person per month and has no limit on people or locations. The difference from Team is that it adds single sign-on with SCIM, the audit log, webhooks, a higher API limit and priority support.

All plans include the weekly schedule, time tracking, time off requests, CSV export and the mobile apps.

## Paying by the year

Paying yearly is cheaper: a year costs €60 per person for Team and €100 per person for Business, which is twelve months for the price of ten. You can choose monthly or yearly payment under Settings > Billing > Plan.

You pay for people who are active in your workspace. Deactivated people and unanswered invitations cost nothing.`,
  },
  {
    slug: 'free-trial',
    title: 'How long the free trial lasts',
    category: 'Billing',
    section: 'Plans',
    alternate_questions: [
      'Is there a free trial?',
      'How many days is the trial?',
      'Do I need a credit card to try Acme Planner?',
      'What happens when my trial ends?',
    ],
    body: `The free trial of Acme Planner lasts 14 days and includes everything in the Business plan. You do not need a credit card to try Acme Planner.

The trial starts on the day you create your workspace. The banner at the top of the schedule shows how many days are left, and the owner gets an email 3 days before the trial ends.

## When the trial ends

If you choose a plan during the trial, you keep working without a break and your first payment is taken on the day after the trial ends. If you do nothing, your workspace moves to the Free plan and nothing is charged.

Nothing is deleted when a trial ends. When you have more than 5 people, the 5 who joined first stay active and the others become read-only until you choose a plan or deactivate some of them.

## More time to try

You can extend the trial once, by 7 days. Ask our support team in the chat before the trial ends, and an agent will add the days to your workspace.

One company can have one trial. A second workspace for the same company starts on the Free plan.`,
  },
  {
    slug: 'change-plan',
    title: 'Upgrade or downgrade your plan',
    category: 'Billing',
    section: 'Plans',
    alternate_questions: [
      'How do I upgrade from Team to Business?',
      'Can I switch to a cheaper plan?',
      'How do I move from monthly to yearly billing?',
      'What do I pay when I add people in the middle of the month?',
    ],
    body: `To upgrade, or to switch to a cheaper plan, the workspace owner opens Settings > Billing > Plan, chooses the new plan and confirms. An upgrade works at once, and a downgrade takes effect at the end of the period you have paid for.

## What an upgrade costs

After an upgrade you pay only the difference for the days that are left in the current period. The billing page shows the exact amount before you confirm.

When you add a person in the middle of a period, their share for the remaining days goes on your next invoice. When you deactivate a person, the unused days become a credit on your next invoice.

## Before you downgrade

- To move from Business to Team you need 100 active people or fewer, and no more than 10 locations.
- To move to Free you need 5 active people or fewer, and 1 location.
- Single sign-on is switched off when you leave Business, so everyone needs a password before that day.

## Monthly and yearly payment

You can move from monthly to yearly payment at any time, and the yearly period starts on the same day. A yearly plan can move to monthly payment only when the year ends.`,
  },
  {
    slug: 'cancel-plan',
    title: 'Cancel your plan',
    category: 'Billing',
    section: 'Plans',
    alternate_questions: [
      'How do I cancel my subscription?',
      'I want to stop paying for Acme Planner',
      'How can I turn off automatic renewal?',
      'Do I lose my data when I cancel?',
    ],
    body: `You can cancel your Acme Planner plan at any time under Settings > Billing > Cancel plan. Your plan stays active until the end of the period you have paid for, and then your workspace moves to the Free plan.

Cancelling turns off the automatic renewal, so you stop paying. Only the workspace owner can cancel a plan. If the owner has left your company, see the article about roles to learn how to change the owner.

## Steps to cancel

1. Sign in as the owner and open Settings > Billing.
2. Press Cancel plan at the bottom of the page.
3. Tell us why, if you like. This step is optional.
4. Press Confirm. We send the owner an email with the date on which the plan ends.

## Your data after you cancel

Cancelling does not delete your data. Old schedules and timesheets stay in the workspace, and reports show the last 90 days while you are on the Free plan.

You can undo a cancellation under Settings > Billing > Keep plan until the plan's last day. After that day you can choose a plan again, and your older history becomes visible again.`,
  },
  {
    slug: 'refund-policy',
    title: 'Refund policy',
    category: 'Billing',
    section: 'Payments',
    alternate_questions: [
      'Can I get my money back?',
      'How do I ask for a refund?',
      'We renewed for a year by mistake, can you refund it?',
      'How long does a refund take?',
    ],
    body: `Our refund policy is simple: you can get your money back for a yearly plan, in full, within 30 days of the first payment or of a renewal. Monthly payments are not refunded, except when you were charged twice or charged in error.

## How to ask for a refund

1. To ask for a refund, write to billing@acme.test or in the chat from the owner's email address.
2. Give us the number of the invoice, which you find under Settings > Billing > Invoices.
3. We answer within one business day.

We send the refund to the card or bank account that paid. A refund takes 5 to 10 business days to reach your account, depending on your bank.

## After a refund

Your workspace moves to the Free plan on the day we send the refund. Your schedules and timesheets are kept.

When you deactivate people on a yearly plan after the first 30 days, you get a credit for the unused days and not a refund. The credit is used up by your next invoices on its own.

If a payment looks wrong, tell us before you ask your bank to reverse it. A reversed payment locks the billing page until we have checked it.`,
  },
  {
    slug: 'invoices-and-vat-number',
    title: 'Invoices and your VAT number',
    category: 'Billing',
    section: 'Invoices',
    alternate_questions: [
      'Where can I download my invoice?',
      'How do I add our VAT number to the invoice?',
      'Why did you charge VAT?',
      'Can you send invoices to our accountant?',
    ],
    body: `You can download every invoice as a PDF under Settings > Billing > Invoices. To add your VAT number to your invoices, enter it under Settings > Billing > Company details.

The owner and all admins can open these pages. We create an invoice on the day of each payment and email it to the owner.

## VAT

Acme is based in Dublin, so customers in Ireland pay Irish VAT at 23%. A company in another EU country that has entered a valid VAT number pays no VAT to us, because the reverse charge applies. Customers outside the EU are not charged VAT.

We check your VAT number with the EU's VIES service when you save it. If the check fails, make sure that the number starts with the letters of your country and that the company name matches the register.

## Changing an invoice

An invoice that has been sent cannot be edited. Correct the company details, then ask billing@acme.test within 60 days, and we will cancel the old invoice and send a new one.

To send invoices to your accountant as well, add up to 3 addresses under Settings > Billing > Invoice recipients.`,
  },
  {
    slug: 'payment-methods',
    title: 'Payment methods and failed payments',
    category: 'Billing',
    section: 'Payments',
    alternate_questions: [
      'Which cards do you accept?',
      'How do I change my credit card?',
      'My payment failed, what happens now?',
      'Can we pay by bank transfer?',
    ],
    body: `You can pay for Acme Planner with Visa, Mastercard or American Express. Bank transfer is possible for yearly plans with 20 people or more.

## Change your card

To change your credit card, open Settings > Billing > Payment method and press Replace card. The owner and all admins can do this, and the new card is used from the next payment on.

## When a payment fails

When a card payment fails, we try again after 3, 7 and 14 days. You keep your plan while we try, and the owner and the admins get an email each time. If no payment has worked after 21 days, your workspace moves to the Free plan.

Most failed payments have one of these causes:

- The card has expired, so enter the new date or a new card.
- Your bank wants you to confirm the payment, so press Confirm payment in the email.
- The card does not allow payments to other countries, so ask your bank to allow payments to Ireland.

## Paying by bank transfer

Ask billing@acme.test for a transfer invoice at least 10 days before your renewal. A transfer invoice is due within 30 days.`,
  },
  {
    slug: 'charity-and-school-discount',
    title: 'Discount for charities and schools',
    category: 'Billing',
    section: 'Plans',
    alternate_questions: [
      'Do you have a nonprofit discount?',
      'Is there a discount for schools or universities?',
      'We are a charity, can we get a lower price?',
    ],
    body: `Registered charities and schools get 30% off yearly plans. The discount applies to both Team and Business, for as long as you stay a charity or a school.

## Who can have it

- Charities and other non-profit organisations that are on a public register.
- Schools, colleges and universities that are recognised by their state.

Political parties, clinics and companies owned by a charity cannot have the discount.

## How to apply

1. Create your workspace and start the trial, so that we can see which workspace is yours.
2. Write to billing@acme.test with the workspace's name and a link to your entry in the register.
3. We answer within 3 business days and add the discount to the workspace.

The discount is taken off your next yearly payment. If you paid the full yearly price in the last 30 days, we refund the difference.

The discount cannot be combined with another offer, and it does not apply to monthly payment. We check the register again once a year, shortly before your renewal, and write to you if we cannot find your entry.`,
  },
])
