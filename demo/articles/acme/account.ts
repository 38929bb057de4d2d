/** Acme Planner help: signing in and your own profile. */
import { published } from '../published.ts'

/** The articles of the category Account. */
export const accountArticles = published('en', [
  {
    slug: 'reset-password',
    title: 'Reset your password',
    category: 'Account',
    section: 'Signing in',
    alternate_questions: [
      'I forgot my password',
      'How do I change my password?',
      'The reset email never arrived',
      'My account is locked after too many attempts',
    ],
    body: `To reset a password you forgot, press Forgot password on the sign-in page, enter your email address and open the link we send you. The link works once and expires after 60 minutes.

A password needs a minimum of 12 characters. You cannot use one of your last 5 passwords.

## If the email does not arrive

1. Look in your spam folder for a message from no-reply@acme.test.
2. Check that you entered the address your workspace knows. An admin can see it under People.
3. Wait 5 minutes and ask for a new link. Only the newest link works.

If your company uses single sign-on, there is no password to reset in Acme Planner. Ask your own IT team to reset the password of your company account.

## If your account is locked

Your account is locked for 15 minutes after 5 attempts with a wrong password. Choosing a new password unlocks the account at once.

## Change a password you know

To change your password while you are signed in, open Profile > Security > Change password. All your other devices are signed out when you do this.`,
  },
  {
    slug: 'change-email-address',
    title: 'Change your email address',
    category: 'Account',
    section: 'Profile',
    alternate_questions: [
      'How do I update my login email?',
      'I have a new work email, how do I switch?',
      'Can an admin change my email for me?',
    ],
    body: `To change the email address you log in with, open Profile > Account, press Change email and enter the new address. The change takes effect when you open the link that we send to the new address, and that link is valid for 24 hours.

Until you confirm, you keep signing in with the old address. We also send a short notice to the old address, so that nobody can change it without you noticing.

## If you cannot use the old address

You do not need access to the old mailbox, only to the new one. If you cannot sign in at all, ask an admin of your workspace to open People, choose your name and press Change email.

An admin can change the address of a member or a manager. Only the owner can change the address of another admin.

## What stays the same

Your shifts, time entries, time off and role stay as they are, because they belong to your person and not to your address. Calendar connections keep working too.

When your workspace uses single sign-on, your address comes from your company's identity provider and cannot be changed in Acme Planner.`,
  },
  {
    slug: 'two-factor-authentication',
    title: 'Turn on two-factor authentication',
    category: 'Account',
    section: 'Signing in',
    alternate_questions: [
      'How do I set up 2FA?',
      'I lost my phone and cannot get my code',
      'Can I force everyone to use two-factor authentication?',
      'Where are my recovery codes?',
    ],
    body: `To set up two-factor authentication (2FA), open Profile > Security, press Start and scan the QR code with an authenticator app. Any app that makes six-digit time codes works; we do not send codes by text message.

## Recovery codes

When you finish the setup you get 10 recovery codes. Each recovery code works once in place of the six-digit code. Keep them away from your phone, for example in a password manager. You can make a new set under Profile > Security > Recovery codes, and the old set stops working.

## If you lost your phone

Sign in with a recovery code, then set up two-factor again on the new phone. If you have no recovery code left, an admin can open People, choose your name and press Reset two-factor.

When the owner is locked out and there is no other admin, write to security@acme.test. We check who you are before we reset anything, and this takes up to 2 business days.

## Require it for everyone

On the Team and Business plans an admin can require two-factor authentication under Settings > Security > Require two-factor. People who have not set it up are asked to do so the next time they sign in.`,
  },
  {
    slug: 'change-time-zone',
    title: 'Change the time zone',
    category: 'Account',
    section: 'Profile',
    alternate_questions: [
      'My shifts show the wrong time',
      'How do I set my time zone?',
      'Where can I change the time zone of the whole workspace?',
      'Shifts are one hour off since the clocks changed',
    ],
    body: `To change your own time zone, open Profile > Preferences > Time zone and choose a city near you. To change the time zone of the whole workspace, an admin opens Settings > General > Time zone.

## Which time zone is used where

- Shifts are shown in the time zone of their location, so that everyone at one site reads the same hours.
- Your timer, your reminders and your calendar use your own time zone.
- Timesheets and exports use the time zone of the workspace.

A location has the workspace's time zone unless you choose another under Settings > Locations.

## When you change it

Changing your own time zone moves no shift. It only changes how times are shown to you.

Changing a location's time zone keeps the hours on the clock: a shift at 09:00 stays at 09:00, now in the new zone. Published shifts that this affects are marked, and you can tell the people on them with one press of Notify.

If your shifts show the wrong time, look at the location's time zone first. If they are one hour off since the clocks changed, check that you chose a city and not a fixed offset such as UTC+1, because a fixed offset never changes to summer time.`,
  },
  {
    slug: 'notification-settings',
    title: 'Choose your notifications',
    category: 'Account',
    section: 'Profile',
    alternate_questions: [
      'How do I stop the emails?',
      'I do not get a reminder before my shift',
      'Can I mute notifications outside working hours?',
    ],
    body: `To stop emails or to choose what you are told, open Profile > Notifications and pick email, push or neither for each kind of message. Changes are saved at once.

## What you can receive

- A shift was published, changed or cancelled.
- A reminder comes before each shift, 60 minutes ahead unless you choose another time.
- Someone answered your time off request or your shift swap.
- Your timesheet is due or was sent back.
- A weekly summary is sent on Monday at 08:00 in your own time zone.

Messages about signing in and security are always sent by email and cannot be switched off.

## Quiet hours

To mute push messages at night, set Quiet hours on the same page. Messages that arrive during quiet hours are delivered when the quiet hours end, except for a change to a shift that starts within 12 hours.

## If push messages do not arrive

Check that notifications for Acme Planner are allowed in the settings of your phone, and that battery saving does not stop the app. Signing out and in again on the phone registers it anew.

To receive messages in Slack, an admin connects Slack first.`,
  },
])
