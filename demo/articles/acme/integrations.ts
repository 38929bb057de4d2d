/** Acme Planner help: calendars, Slack, the API and webhooks. */
import { published } from '../published.ts'

/** The articles of the category Integrations. */
export const integrationsArticles = published('en', [
  {
    slug: 'connect-google-calendar',
    title: 'Connect Google Calendar',
    category: 'Integrations',
    section: 'Calendars',
    alternate_questions: [
      'How do I sync my shifts to Google Calendar?',
      'Can I see my schedule in Google?',
      'Does Acme Planner work with Google Workspace?',
      'How do I disconnect Google Calendar?',
    ],
    body: `To connect Google Calendar, open Profile > Calendars, press Connect Google Calendar, choose your Google account and allow access. Your published shifts then appear in a calendar of their own named Acme Planner.

The Google Calendar connection is part of the Team and Business plans. Each person connects their own account; an admin cannot do it for others.

## What is copied

Shifts of the next 60 days are copied from Acme Planner to Google Calendar every 5 minutes. The copy goes one way: if you move or delete an event in Google, your shift does not change.

Each event shows the time, the location and the note of the shift. Draft shifts are never copied.

## Show when you are busy

If you switch on Show my busy times, Acme Planner reads when you are busy and warns your manager about clashes. It reads only the times, not the titles or the guests of your events.

## Disconnect

To disconnect, press Disconnect in Profile > Calendars. The calendar named Acme Planner is removed from Google within an hour.

On the Free plan you can copy the link under Profile > Calendars > Calendar feed and subscribe to it. Google refreshes such feeds only about once a day.`,
  },
  {
    slug: 'connect-outlook-calendar',
    title: 'Connect Outlook and Microsoft 365',
    category: 'Integrations',
    section: 'Calendars',
    alternate_questions: [
      'How do I see my shifts in Outlook?',
      'Does Acme Planner sync with Microsoft 365?',
      'Outlook says I need admin approval',
    ],
    body: `To connect Outlook, open Profile > Calendars, press Connect Outlook, sign in with your Microsoft 365 account and accept. Your published shifts appear in Outlook as a second calendar within 5 minutes.

The Outlook connection is part of the Team and Business plans and works with Microsoft 365 and Outlook.com accounts. Exchange servers that a company runs itself are not supported.

## If Outlook asks for admin approval

Some companies let only an administrator allow new apps. If Microsoft shows Need admin approval, ask your Microsoft 365 administrator to open Settings > Integrations > Outlook in Acme Planner and press Approve for everyone. They need to be an Acme Planner admin for this step.

## What Outlook shows

Only shifts of the coming 60 days are sent to Outlook, and changes made in Outlook are not sent back. A shift is shown as Busy unless you choose Free under Profile > Calendars.

## Two calendars at once

You may connect Outlook and Google at the same time. Each gets the same shifts, and you can disconnect one without losing the other.

When you change your Microsoft password, Outlook may ask you to sign in again; press Reconnect in Profile > Calendars.`,
  },
  {
    slug: 'connect-slack',
    title: 'Connect Slack',
    category: 'Integrations',
    section: 'Chat tools',
    alternate_questions: [
      'How do I get shift messages in Slack?',
      'Can I clock in from Slack?',
      'Which Slack commands are there?',
    ],
    body: `To connect Slack, an admin opens Settings > Integrations > Slack, presses Connect and chooses the Slack workspace. The Slack connection is part of the Team and Business plans.

After that, everyone whose Slack email address matches their Acme Planner address can receive messages in Slack. People with another address press Link my Slack account in Profile > Notifications.

## Commands

- Type /planner today to see your shifts of today and tomorrow.
- Type /planner in to clock in, and /planner out to clock out.
- Type /planner off to open the form for a time off request.

Answers to these commands are visible only to you.

## Messages to a channel

An admin can choose one channel for each location. The channel hears when a schedule is published and when a shift becomes open, and names are left out unless you switch on Show names.

## Stop the connection

To stop, press Disconnect in Settings > Integrations > Slack. Messages stop at once, and everyone's own choices for email and push stay as they were.

One Acme Planner workspace can be connected to one Slack workspace. Microsoft Teams is not supported.`,
  },
  {
    slug: 'api-rate-limits',
    title: 'API tokens and rate limits',
    category: 'Integrations',
    section: 'Developers',
    alternate_questions: [
      'What are the API rate limits?',
      'Why do I get error 429?',
      'How do I create an API token?',
      'Does the Free plan have an API?',
    ],
    body: `The API rate limit is 60 requests per minute per workspace on the Team plan and 300 requests per minute on the Business plan. The Free plan has no API access.

## When you reach the limit

A request over the limit gets error 429 with a Retry-After header that says how many seconds to wait. Requests that were refused do not count towards the next minute.

Every answer carries the headers X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset. All tokens of a workspace share one limit.

## Create a token

An admin creates a token under Settings > API > New token. A token is shown only once, so store it in a safe place. A workspace can have up to 10 tokens, and each token can be read-only or read and write.

The address of the API is https://api.acme.test/v1 and the token goes in the Authorization header as a Bearer token.

## Stay below the limit

1. Ask for 100 items per page, which is the largest page size.
2. Use the parameter updated_since to fetch only what has changed.
3. Use webhooks instead of asking again and again, if you are on the Business plan.

If you need a higher limit for a one-time import, ask our support team 2 business days ahead.`,
  },
  {
    slug: 'webhooks',
    title: 'Webhooks',
    category: 'Integrations',
    section: 'Developers',
    alternate_questions: [
      'How do I get notified when a shift changes?',
      'How do I check the signature of a webhook?',
      'Why did my webhook stop?',
    ],
    body: `A webhook notifies your own server when a shift, a time entry or a timesheet changes. To create one, an admin opens Settings > API > Webhooks, enters an address that begins with https and chooses the events to send. Webhooks are part of the Business plan.

## Events

The events are shift.published, shift.updated, shift.deleted, time_entry.created, time_entry.updated, timesheet.approved, time_off.approved and person.deactivated. Each message is JSON and holds the event's name, its time and the record after the change.

## Check the signature

Each request carries the header X-Planner-Signature, an HMAC SHA-256 of the raw body made with the webhook's secret. Compute the same value on your side and refuse the request if the two differ. The secret is shown under Settings > API > Webhooks, where you can also replace it.

## Retries

Your server has 10 seconds to answer with a status from 200 to 299. If it does not, we try again up to 8 times over 24 hours, with longer and longer pauses.

A webhook that has failed for 7 days in a row is switched off, and the admins get an email. The log keeps the last 30 days of deliveries, and you can send any of them again with Resend.

The same event can arrive twice, so use the field id to ignore repeats.`,
  },
])
