/** Acme Planner help: schedules, shift swaps and time off. */
import { published } from '../published.ts'

/** The articles of the category Scheduling. */
export const schedulingArticles = published('en', [
  {
    slug: 'create-and-publish-schedule',
    title: 'Create and publish a schedule',
    category: 'Scheduling',
    section: 'Shifts',
    alternate_questions: [
      'How do I make a rota?',
      'My team cannot see the shifts I added',
      'How do I publish shifts?',
      'How far ahead can I plan?',
    ],
    body: `To make a schedule, also called a rota or a roster, open Schedule, choose a week and press an empty cell beside a person's name to add a shift. Shifts stay drafts that only managers can see until you press Publish.

## Add a shift

1. Choose the start and the end. A shift may run past midnight and can be up to 16 hours long.
2. Choose the location and, if you like, a role such as Kitchen or Till.
3. Add a note that the person should read, up to 500 characters.
4. Press Save. The cell gets a dashed border, which means that it is a draft.

## Publish

Press Publish to publish the whole week, or select some shifts and press Publish selected. Everyone whose shifts are new or changed gets one message, not one for every shift.

If your team cannot see the shifts you added, the week has not been published. Look for the dashed border and for the number beside the Publish button.

## Warnings

Acme Planner warns you when a shift overlaps another one, falls in someone's time off, or leaves less than 11 hours of rest. You can publish in spite of a warning, and the warning stays visible on the shift.

You can plan up to 12 months ahead.`,
  },
  {
    slug: 'copy-week-and-templates',
    title: 'Copy a week and use templates',
    category: 'Scheduling',
    section: 'Shifts',
    alternate_questions: [
      'How do I repeat the same schedule every week?',
      'Can I copy last week?',
      'How do I save a schedule as a template?',
    ],
    body: `To copy a week, open the week in Schedule, press More > Copy week and choose the week or weeks to copy to. Copied shifts are drafts, so nobody is told before you publish.

You can copy one week to at most 8 weeks in one go. Shifts that would fall in someone's time off are copied as open shifts, and a list shows you which ones.

## Templates

A template is a saved week that you can use again at any time. Press More > Save as template, give it a name such as Summer weekdays, and decide whether the names of the people are part of it.

To use a template, go to an empty week, press More > Use template and choose it. A template without names creates open shifts that you then hand out.

A workspace can keep up to 20 templates. An admin or the manager who made a template can rename or delete it under Settings > Scheduling > Templates, and deleting it does not touch shifts that were made from it.

## Repeat a single shift

To repeat only one shift, open it, press Repeat and choose the weekdays and the last date. Each repeat is a shift of its own, so you can change one without changing the rest.`,
  },
  {
    slug: 'shift-swaps-and-open-shifts',
    title: 'Swap a shift or take an open one',
    category: 'Scheduling',
    section: 'Shifts',
    alternate_questions: [
      'How do I swap shifts with a colleague?',
      'I cannot work my shift, what should I do?',
      'How do I pick up an extra shift?',
      'Does a manager have to approve a swap?',
    ],
    body: `To swap a shift, open it in the app or on the web, press Offer for swap and choose one colleague or the whole team. The shift stays yours until someone takes it and, if your company asks for it, a manager approves.

Shift swaps are part of the Team and Business plans. Offers close 2 hours before the shift starts.

## What happens after you offer a shift

1. Colleagues who are free and work at the same location get a message.
2. The first one who accepts takes the shift, or gives you one of theirs in exchange.
3. A manager approves or declines, and both of you are told.

An admin can let swaps go through without approval under Settings > Scheduling > Swaps.

## Open shifts

An open shift has no person yet. To pick up an extra shift, go to Schedule > Open shifts and press Take shift. If several people ask for the same one, the manager chooses.

You cannot take a shift that overlaps your own shifts or your approved time off. If it would leave you less than 11 hours of rest, the manager sees a warning.

If you cannot work your shift and nobody takes it, call your manager. An offer alone does not free you from the shift.`,
  },
  {
    slug: 'time-off-requests',
    title: 'Ask for time off',
    category: 'Scheduling',
    section: 'Time off',
    alternate_questions: [
      'How do I request holiday?',
      'How do I approve a leave request?',
      'Where do I see how many vacation days I have left?',
      'Can I attach a sick note?',
    ],
    body: `To request holiday or other time off, open Schedule > Time off, press New request, choose the type and the dates, and press Send. Your manager gets a message and you are told as soon as the request is approved or declined.

The types are holiday, sick leave, unpaid leave and any type that your admin has added. You can ask for full days, half days or hours.

## Your balance

You see how many days of holiday you have left at the top of Schedule > Time off. Days are taken off your balance when a request is approved, and they come back when you cancel.

An admin sets the yearly allowance and how many unused days carry over under Settings > Scheduling > Time off.

## Attachments

You can attach a document such as a sick note to a request. Files may be PDF, PNG or JPG and up to 10 MB each, and only your managers and the admins can open them.

## Approve requests

Managers find open requests under Schedule > Requests. The calendar beside each request shows who else is away on those days. If your manager has not answered after 3 days, the request also goes to the admins.`,
  },
])
