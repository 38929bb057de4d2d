/** Scripts about recorded hours. `parse-scripts.ts` explains the format. */

/** Timers, corrections, exports, tablets and overtime. */
export const timeTrackingScripts = `
@ forgot-out | time tracking | Frontline | Time tracking
?a i forgot to clock out yesterday
?a Forgot to clock out, now it says 12 hours
?b how do I correct my end time
?b clocked in late because the app was slow, can I fix it
?a timer ran all night, help

= clock-in-and-out | If you forgot to clock out, the timer stops on its own 12 hours after you clocked in, and the entry is marked for review. Open the entry on the Time page, correct the end and press Save; your manager sees the change.

>b it won't let me change it
>b is it possible for last month too?

= edit-time-entry | Members can add or change entries of the last 30 days. You cannot edit an older entry or one in an approved timesheet, because it is locked; ask your manager to unlock the week first.
---
>a My manager is on leave. Can you unlock it?
>b manager says he can't unlock either. person please

<a Any admin of your workspace can do it too. At {company} that is two people besides your manager; I may not tell names, but HR will know.
<b the month is locked for payroll, so he needs an admin to remove the lock first, under Settings > Time tracking > Locked periods.

>a ok, thanks
>b ah that's why. thx

@ export-payroll | time tracking,export | Frontline | Time tracking
# Export has no overtime column
? how do I export the hours for payroll
? csv export for {month}?
? export to excel possible
?b Our payroll needs other column names
?a my export shows weird letters instead of umlauts
? Can I get all hours of {month} in one file

= export-timesheets-csv | To export timesheets as CSV, open Reports > Timesheets, choose the dates and the people, and press Export > CSV. The owner, admins and managers can export, and a manager's file holds only their own teams.

>a excel shows strange signs
>b we need other columns

=a export-timesheets-csv | If Excel shows strange characters, open Data > From Text/CSV in Excel and choose UTF-8 instead of opening the file with a double click.
=b export-timesheets-csv | To change the names and the order of the columns, press Export > Columns and save your choice as a layout. A workspace can keep up to 10 layouts.
---
>a The sum differs from the timesheets by {n} minutes. Who can check?
>b totals are wrong in the csv, i need a human

<a The export counts exact minutes, the page shows rounded ones. With rounding switched on, use the column Worked hours and not start minus end.
<b I compared both. Two entries were approved after your export, so the file is older than the page. Export again and they match.

>a That explains it
>b ok yes now they match
> hm, confusing but ok

@ timesheet-submit | timesheets | Frontline | Time tracking
# Cannot approve timesheets
?a how do i submit my timesheet
?b until when do I have to hand in my timesheet
?a Where do I approve the hours of my team
?c I approved a week by mistake, undo?
?b who has not submitted yet, is there a list

= approve-timesheets | To submit your timesheet, open Timesheets, check the week and press Submit. A manager approves it under Timesheets > To approve, for one person or for many at once.

>c and if i approved too early
>b deadline?

=c approve-timesheets | An approved timesheet is locked. To unlock it, the manager opens it and presses Unlock, and the person can then correct and submit it again.
=b approve-timesheets | Timesheets are due on the Monday after the week, at 12:00.
---
>a The list To approve is empty although {n} people submitted. Agent please
>b I can't see To approve. Talk to a person?

<a You are a manager of another location since {day}, that is why the list is empty. An admin can give you both.
<b your page had an old state. I see {n} waiting for you; please reload once.

>b now i see them
>a ok I ask for both. thanks

@ tablet-pin | tablet,pin | Frontline | Time tracking
# Tablet at the entrance does not accept PINs
?b forgot my pin for the tablet
?a How do I set up a tablet as time clock
?c the tablet says wrong pin for everyone
?a kiosk mode?
?a Which tablets work for clocking in

=a shared-tablet-clock | To set up a shared tablet as a time clock, also called a kiosk, an admin opens Settings > Locations, chooses the location, presses Set up tablet and scans the code with the tablet. Each person then clocks in with a 4-digit PIN.
=b shared-tablet-clock | Everyone finds their own PIN under Profile > Security. If you forgot your PIN, a manager can make a new one under People, and the old PIN stops working at once.

>a and offline?

= shared-tablet-clock | The tablet keeps working without a connection. It stores up to 500 clock-ins and sends them when the connection is back, with the times at which they really happened.
---
> Wrong PIN for all since this morning. We have {n} people at the door. Human!
> nobody can clock in, please help now

<c The tablet is registered to your old location, which was archived yesterday. Set it up again with the new code, it takes a minute. Nothing is lost.
<c I see it has no network since 05:40. PINs made after that are not known to it yet. Connect it once and they work.

> done, people get in
> Wifi password had changed. ok works

@ overtime | overtime | Frontline | Time tracking
# Overtime rule does not count
?a how do I set overtime
?a overtime after 8 hours with 1.5
?b can breaks be taken off automatically
?c rounding to 15 minutes?
? who is near overtime this week

= breaks-and-overtime | To set rules for breaks, overtime and rounding, an admin opens Settings > Time tracking > Rules. New rules count from the day you save them and do not change approved timesheets.

>a per day or per week
>b and breaks?

=a breaks-and-overtime | You can set overtime per day, per week or both, and give each step its own rate, for example 1.5 times after 8 hours a day.
=b breaks-and-overtime | An automatic break is taken off when someone works longer than the time you set, for example 30 minutes after 6 hours. If the person recorded a longer break, the longer one counts.
---
>a Rule is set, but last week has no overtime. Can you check
>b rule doesn't apply to {n} of us. I'd like a person to look

<a The rule was saved on {day}, and counts from then. The week before stays as it was.
<b those people have a contract type that is left out in the rule. Tick it there and recalculate this week.

>a got it
>b worked, thank you

@ night-surcharge | kb-gap,surcharge | Frontline | Time tracking
? can you calculate night surcharge
? night bonus 25% between 23 and 6, how do we set that
? Sunday surcharges?
? do you support premium rates for nights and holidays

~
---
> yes please
> Yes
> yes, important for us

<a Rates by time of day don't exist yet. For now most export the hours and let payroll add the surcharge; the file has exact start and end.
<b not inside the planner. With a layout for your payroll program the times are enough for it to compute nights.

>a ok so payroll does it. fine
>b That's a pity, our old tool did this

@ geofence | kb-gap,feature-request | Frontline | Time tracking
? can i stop people from clocking in at home
? geofence for clock in?
? People clock in from the bus. Can we limit that to the site?

= clock-in-and-out | If an admin has switched on location stamps, the app notes where you are only at the moment you clock in and at the moment you clock out.

> but can it block them
> that only notes it, i want to block

~
---
> Yes
> ok yes

< It can't block, on purpose: a weak signal would lock people out. With stamps on, managers see entries far from the site in orange.
< no, only stamps. For a fixed place the shared tablet is what most use.

> ok the tablet then
> alright, thanks
`
