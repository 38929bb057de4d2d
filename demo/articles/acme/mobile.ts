/** Acme Planner help: the apps for phones. */
import { published } from '../published.ts'

/** The articles of the category Mobile. */
export const mobileArticles = published('en', [
  {
    slug: 'install-mobile-app',
    title: 'Install the mobile app',
    category: 'Mobile',
    section: 'Getting started',
    alternate_questions: [
      'Is there an app for iPhone or Android?',
      'Which phones does the app run on?',
      'How do I sign in on my phone?',
      'Can I use Acme Planner on an iPad?',
    ],
    body: `The Acme Planner app is free for iPhone and Android. It needs iOS 16 or later, or Android 10 or later.

Search for Acme Planner in the App Store or in Google Play and install it. The app also runs on an iPad and on Android tablets, where it shows the whole week at once.

## Sign in on your phone

1. Open the app and enter your work email address.
2. Enter your password, or press Continue with single sign-on if your company uses it.
3. Allow notifications if you want a reminder before each shift.

The quickest way is to sign in by code: open Profile > Phone on your computer and scan the code with the app. The code is valid for 2 minutes.

## What the app can do

In the app you can see your schedule, clock in and out, ask for time off, swap shifts and submit your timesheet. Managers can also approve requests and timesheets. Planning a schedule, reports and settings are only on the web.

You stay signed in on your phone for 30 days. If you lose your phone, open Profile > Security > Devices on the web and press Sign out beside it.`,
  },
  {
    slug: 'mobile-offline',
    title: 'Use the mobile app offline',
    category: 'Mobile',
    section: 'Everyday use',
    alternate_questions: [
      'Does the app work without internet?',
      'Can I clock in when I have no signal?',
      'My offline hours are missing',
      'What happens to entries I made offline?',
    ],
    body: `Yes, the mobile app works offline: you can clock in and out, take breaks and see your shifts of the next 7 days without internet or signal. Everything you record offline is sent on its own as soon as your phone has a connection again.

An orange bar at the top shows that you are offline and how many entries are waiting. The recorded times are the real ones, not the time at which they were sent.

## What does not work offline

Swapping shifts, asking for time off and submitting a timesheet need a connection. The same is true for anything that a manager does, such as approving.

## If offline hours are missing

1. Open the app while you have a connection and wait until the orange bar is gone.
2. Pull the Time page down to refresh it.
3. If entries are still waiting, open Profile > Waiting entries and press Send now.

Do not sign out or remove the app while entries are waiting, because signing out deletes entries that have not been sent. If that has happened, add the hours by hand on the Time page.

When you and your manager changed the same entry, the manager's change counts and yours is kept in the history.`,
  },
])
