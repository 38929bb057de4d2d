/** Acme Planner help: clocking in, time entries and timesheets. */
import { published } from '../published.ts'

/** The articles of the category Time tracking. */
export const timeTrackingArticles = published('en', [
  {
    slug: 'clock-in-and-out',
    title: 'Clock in and out',
    category: 'Time tracking',
    section: 'Recording time',
    alternate_questions: [
      'How do I start the timer?',
      'How do I record my working hours?',
      'I forgot to clock out',
      'Does Acme Planner track my location?',
    ],
    body: `To record your working hours, press the green Clock in button on the Time page or in the mobile app, and press Clock out when you finish. If you have a planned shift, your time is linked to it.

You can clock in from 15 minutes before a shift starts. An admin can change this under Settings > Time tracking > Early clock-in.

## Breaks

Press Start break and End break while the timer runs. Breaks of fixed length can also be taken off for you, as the article about breaks describes.

## If you forget to clock out

If you forgot to clock out, the timer stops on its own 12 hours after you clocked in, and the entry is marked for review. Open the entry on the Time page, correct the end and press Save; your manager sees the change.

## Location

Acme Planner never follows your location in the background. If an admin has switched on location stamps, the app notes where you are only at the moment you clock in and at the moment you clock out. Location stamps are off unless an admin switches them on, and the app tells you when they are on.`,
  },
  {
    slug: 'edit-time-entry',
    title: 'Add or correct a time entry',
    category: 'Time tracking',
    section: 'Recording time',
    alternate_questions: [
      'How do I change my hours?',
      'I clocked in late, how can I fix it?',
      'How do I add time by hand?',
      'Why can I not edit an old entry?',
    ],
    body: `To change your hours, open Time, choose the day, press the time entry and correct the start, the end or the break. To add time by hand, press Add entry on the same page.

Members can add or change entries of the last 30 days. You cannot edit an older entry or one in an approved timesheet, because it is locked; ask your manager to unlock the week first.

## What your manager sees

Every change keeps the old value. Your manager sees who changed what and when under History in the entry, and an entry that was added by hand carries a small pencil.

If your company asks for a reason, you cannot save a change without one. An admin decides this under Settings > Time tracking > Ask for a reason.

## Change entries for someone else

A manager can change the entries of people in their own teams, and an admin can change all of them. The person gets a message with the old and the new hours.

## Delete an entry

Open the entry and press Delete. A deleted entry can be restored for 30 days under Time > Deleted, by you or by your manager.`,
  },
  {
    slug: 'approve-timesheets',
    title: 'Submit and approve timesheets',
    category: 'Time tracking',
    section: 'Timesheets',
    alternate_questions: [
      'How do I submit my timesheet?',
      'How do managers approve hours?',
      'How do I unlock an approved week?',
      'Where can I see who has not submitted?',
    ],
    body: `To submit your timesheet, open Timesheets, check the week and press Submit. A manager approves it under Timesheets > To approve, for one person or for many at once.

Timesheet approval is part of the Team and Business plans. A week runs from Monday to Sunday unless an admin has chosen another first day.

## When timesheets are due

Timesheets are due on the Monday after the week, at 12:00. People who have not submitted get a reminder at 09:00 on that day, and the manager sees them under Timesheets > Missing.

## Approve or send back

1. Open a timesheet to see the planned hours beside the hours that were worked.
2. Differences of more than 15 minutes are shown in orange.
3. Press Approve, or press Send back and write what should be corrected.

An approved timesheet is locked. To unlock it, the manager opens it and presses Unlock, and the person can then correct and submit it again.

## Lock a month

After payroll, an admin can lock a whole month under Settings > Time tracking > Locked periods. Nobody can change entries in a locked month until an admin removes the lock.`,
  },
  {
    slug: 'breaks-and-overtime',
    title: 'Breaks, overtime and rounding',
    category: 'Time tracking',
    section: 'Rules',
    alternate_questions: [
      'How do I set up overtime rules?',
      'Can breaks be deducted automatically?',
      'Can clock-in times be rounded?',
      'How do I see who is close to overtime?',
    ],
    body: `To set rules for breaks, overtime and rounding, an admin opens Settings > Time tracking > Rules. New rules count from the day you save them and do not change approved timesheets.

## Automatic breaks

An automatic break is taken off when someone works longer than the time you set, for example 30 minutes after 6 hours. If the person recorded a longer break, the longer one counts.

## Overtime

Overtime rules are part of the Team and Business plans. You can set overtime per day, per week or both, and give each step its own rate, for example 1.5 times after 8 hours a day.

Managers get an alert when someone reaches 90% of their weekly hours. Schedule shows the planned hours beside each name, and they turn orange when a shift would lead to overtime.

## Rounding

You can round clock-in and clock-out times to 5, 10 or 15 minutes: up, down or to the nearest. Rounding changes only the hours that are counted; the exact times stay in the entry's history.

Laws about breaks and overtime differ between countries. Acme Planner applies the rules that you set and does not check them against the law.`,
  },
  {
    slug: 'export-timesheets-csv',
    title: 'Export timesheets as CSV',
    category: 'Time tracking',
    section: 'Timesheets',
    alternate_questions: [
      'How do I download our hours for payroll?',
      'Can I export time entries to Excel?',
      'My CSV shows strange characters',
      'How do I get a report of all hours for last month?',
    ],
    body: `To export timesheets as CSV, open Reports > Timesheets, choose the dates and the people, and press Export > CSV. The owner, admins and managers can export, and a manager's file holds only their own teams. For a report of all hours of last month, choose Last month as the dates.

One file can cover up to 12 months. On the Free plan it can reach back 90 days.

## What is in the file

The file has one line for each time entry, with the person, email, location, date, start, end, break in minutes, worked hours, overtime hours and approval. Hours are decimal numbers with a point, so seven and a half hours is 7.5.

The file is UTF-8 with commas between the columns. If Excel shows strange characters, open Data > From Text/CSV in Excel and choose UTF-8 instead of opening the file with a double click.

## Large files

A file with more than 50,000 lines is made in the background. We email you a link that is valid for 24 hours.

## Columns for your payroll program

To change the names and the order of the columns, press Export > Columns and save your choice as a layout. A workspace can keep up to 10 layouts.`,
  },
  {
    slug: 'shared-tablet-clock',
    title: 'Clock in on a shared tablet',
    category: 'Time tracking',
    section: 'Recording time',
    alternate_questions: [
      'How do I set up a kiosk?',
      'Can staff clock in with a PIN?',
      'I forgot my PIN for the tablet',
    ],
    body: `To set up a shared tablet as a time clock, also called a kiosk, an admin opens Settings > Locations, chooses the location, presses Set up tablet and scans the code with the tablet. Each person then clocks in with a 4-digit PIN.

The shared tablet clock is part of the Team and Business plans. It runs in the browser of any tablet, and each location can have up to 5 tablets.

## PINs

Everyone finds their own PIN under Profile > Security. If you forgot your PIN, a manager can make a new one under People, and the old PIN stops working at once. After 5 wrong PINs in a row the tablet waits for 1 minute.

## Photo at clock-in

An admin can switch on a photo at clock-in, so that nobody clocks in for somebody else. Photos are shown to managers and are deleted after 30 days.

## When the tablet is offline

The tablet keeps working without a connection. It stores up to 500 clock-ins and sends them when the connection is back, with the times at which they really happened.

To stop a tablet, press Remove beside it in the location's settings. It forgets all names and PINs straight away.`,
  },
])
