/** Acme Planner help: browsers, common problems and how to reach a person. */
import { published } from '../published.ts'

/** The articles of the category Troubleshooting. */
export const troubleshootingArticles = published('en', [
  {
    slug: 'supported-browsers',
    title: 'Supported browsers',
    category: 'Troubleshooting',
    section: 'Common problems',
    alternate_questions: [
      'Which browsers can I use?',
      'Does Acme Planner work in Safari?',
      'The page stays blank, what can I do?',
      'Can I use Internet Explorer?',
    ],
    body: `The supported browsers are Chrome, Edge, Firefox and Safari, each in its two latest versions. Internet Explorer does not work.

JavaScript and cookies must be switched on for app.acme.test. The window should be at least 1024 pixels wide to plan a schedule; the other pages also work on a small screen.

## If a page stays blank or looks broken

1. Reload the page with Ctrl+Shift+R, or with Cmd+Shift+R on a Mac.
2. Open the page in a private window. If it works there, an extension is in the way, so switch off ad blockers for app.acme.test.
3. Delete the cookies of app.acme.test and sign in again.
4. Update your browser to its newest version.

## Networks with a firewall

If your company filters its network, allow app.acme.test, api.acme.test and files.acme.test on port 443. Live changes on the schedule use a secure WebSocket connection. Without it the page still works, and you reload to see what others have changed.

On a phone we recommend the mobile app instead of the browser, because only the app works offline and sends reminders.

If none of this helps, send us the version of your browser and a screenshot in the chat.`,
  },
  {
    slug: 'calendar-not-updating',
    title: 'Shifts are missing in your calendar',
    category: 'Troubleshooting',
    section: 'Common problems',
    alternate_questions: [
      'Google Calendar is not syncing',
      'My new shift does not show in Outlook',
      'I see every shift twice in my calendar',
      'Why is my calendar out of date?',
    ],
    body: `If your calendar is out of date or not syncing, first check that the week is published, because draft shifts are never sent to a calendar. Then open Profile > Calendars and press Reconnect beside the calendar.

## Check these points in order

1. Look at Last update in Profile > Calendars. If it is older than 15 minutes, press Reconnect and allow access again.
2. In Google Calendar or Outlook, make sure that the calendar named Acme Planner is ticked in the list of calendars.
3. Shifts that start more than 60 days from now are not copied yet.
4. If you signed in with a second account by mistake, press Disconnect and connect the right one.

## Shifts appear twice

Shifts appear twice when you both connected a calendar and subscribed to the calendar feed. Remove the feed from your calendar program and keep the connection.

## The feed is slow

If you use the calendar feed of the Free plan, your calendar program decides how often it looks for changes, and this can take up to 24 hours. We cannot make it faster.

When a connection fails for 3 days, we email you and stop trying until you press Reconnect.`,
  },
  {
    slug: 'cannot-sign-in',
    title: 'You cannot sign in',
    category: 'Troubleshooting',
    section: 'Common problems',
    alternate_questions: [
      'I cannot log in',
      'It says my account is not active',
      'I am signed out again and again',
      'My six-digit code is wrong',
    ],
    body: `If you cannot sign in or log in, look at the message under the sign-in form first, because it names the cause. The list below says what to do for each message.

## What the message means

- Wrong email or password: check the address for typing mistakes, then use Forgot password to choose a new password.
- Account locked: wait 15 minutes, or reset the password to unlock the account at once.
- Account not active: an admin has deactivated you or you have not accepted your invitation yet, so ask an admin of your workspace.
- Use your company account: press Continue with single sign-on, because your company has switched passwords off.
- Wrong code: set the clock of your phone to automatic, because six-digit codes depend on the exact time.

## Signed out again and again

You normally stay signed in for 30 days. If you are signed out every time you close the browser, the browser deletes cookies when it closes; allow cookies for app.acme.test to stay signed in.

## No message at all

If nothing happens when you press Sign in, see whether https://status.acme.test reports a problem. Otherwise try a private window or another browser.`,
  },
  {
    slug: 'contact-support',
    title: 'Support hours and how to reach us',
    category: 'Troubleshooting',
    section: 'Getting help',
    alternate_questions: [
      'When is your support team available?',
      'What are your opening hours?',
      'How do I talk to a person?',
      'Do you have a phone number?',
    ],
    body: `Our support team is available Monday to Friday from 08:00 to 18:00, Dublin time. These are our working hours; we are closed at weekends and on Irish public holidays.

## How to reach us

- To talk to a person, open the chat with the button at the bottom right and ask for a human. During our working hours an agent usually joins within a minute; if nobody is free, your chat becomes a ticket that we answer within one business day.
- Email us at support@acme.test, and we answer within one business day.
- Customers on the Business plan get a first answer by email within 4 working hours.

We do not have a phone number, so there is no support by phone. If it helps, an agent can arrange a video call with you.

## Outside our working hours

The AI assistant in the chat answers from these help articles at any time of day. If it cannot help, leave your question and your email address, and we answer on the next working day.

## What helps us to help you

1. Tell us the name of your workspace and what you wanted to do.
2. Tell us what happened instead, and the exact words of any error message.
3. Add a screenshot without private data. Files can be up to 10 MB.

Never send us your password or a recovery code, since we never ask for them. Known problems are listed at https://status.acme.test.`,
  },
])
