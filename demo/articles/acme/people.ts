/** Acme Planner help: the people of a workspace and what they may do. */
import { published } from '../published.ts'

/** The articles of the category People. */
export const peopleArticles = published('en', [
  {
    slug: 'invite-teammate',
    title: 'Invite a teammate',
    category: 'People',
    section: 'Your team',
    alternate_questions: [
      'How do I add someone to my workspace?',
      'How can I invite many people at once?',
      'The invitation link has expired',
      'How do I add a new employee?',
    ],
    body: `To invite a teammate or add a new employee, open People > Invite people, enter one or more email addresses, choose a role and press Send. The owner, admins and managers can send invitations; a manager can invite members only.

The invitation link is valid for 7 days. If it has expired, open People > Invited and press Send again, and the old link stops working.

## Invite many people at once

1. Open People > Invite people > Import a file.
2. Download the example CSV file and fill in one line for each person: name, email, role, location.
3. Upload the file. You can invite up to 500 people with one file.
4. Check the preview, which marks lines with a mistake in red, and press Send.

## People without an email address

Someone without an email address can still be planned and can clock in on a shared tablet. Open People > Add without email, enter a name, and Acme Planner shows a 4-digit PIN for the tablet.

An invitation that nobody has accepted costs nothing. The person counts towards your plan from the day they join, or from the day you add them without email.`,
  },
  {
    slug: 'roles-and-permissions',
    title: 'Roles and what they may do',
    category: 'People',
    section: 'Roles',
    alternate_questions: [
      'What can a manager do?',
      'How do I make someone an admin?',
      'How do I transfer ownership of the workspace?',
      'The owner has left the company, what now?',
    ],
    body: `Acme Planner has four roles: owner, admin, manager and member. To change someone's role, for example to make them an admin, an admin opens People, chooses the person and picks the new role.

## The four roles

- A member sees their own schedule, tracks time, asks for time off and offers shifts for a swap.
- A manager can plan shifts and approve timesheets and time off for their own teams.
- An admin manages people, locations, settings, integrations, invoices and payment details.
- The owner can do everything, and is the only one who can change or cancel the plan or delete the workspace. Every workspace has exactly one owner.

Members never see what other people earn. Hourly rates are shown to admins and the owner, and to managers only if Settings > Time tracking > Managers see rates is on.

## Change the owner

The owner can pass the role on under Settings > General > Transfer ownership. The new owner must be an admin already, and accepts by email within 7 days.

If the owner has left your company, an admin writes to support@acme.test from the same email domain. We ask for proof that you act for the company and move the ownership within 5 business days.`,
  },
  {
    slug: 'deactivate-person',
    title: 'Remove someone who has left',
    category: 'People',
    section: 'Your team',
    alternate_questions: [
      'How do I remove an employee?',
      'How do I delete a user from the workspace?',
      'Someone left, do we still pay for them?',
      'Can I bring back a person I deactivated?',
    ],
    body: `To remove an employee or any other user who has left, open People, choose the person and press Deactivate. They are signed out on all devices within a minute, and you stop paying for them from that day.

Their past shifts and timesheets stay in your reports. Their future shifts become open shifts, so that you can give them to someone else.

## Before you deactivate

- Approve their last timesheet, because a deactivated person cannot correct it.
- Check whether they own API tokens under Settings > API, since those tokens stop working.
- If the person is a manager, choose who approves for the team from now on.

## Bring someone back

To bring a person back, open People > Deactivated and press Reactivate. Their history, their PIN and their role are as before, and they count towards your plan again.

## Deactivate or erase

Deactivating keeps the person's name on old records, which most companies need for payroll. If someone asks you to erase their personal data, use Erase personal data instead; the article about deleting data explains it.

On the Business plan, people who are provisioned by your identity provider are deactivated on their own when you remove them there.`,
  },
])
