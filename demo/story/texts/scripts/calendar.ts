/** Scripts about calendars. Most of them are of the bad week. `parse-scripts.ts` explains the format. */

/** Google, Outlook, feeds and doubled shifts. */
export const calendarScripts = `
@ calendar-stopped | calendar sync | Technical | Scheduling
# Calendar sync stopped
# Shifts not arriving in Google Calendar
# Google calendar out of date again
? my shifts stopped showing up in google calendar
? Google Calendar hasn't updated since yesterday morning, I nearly missed a shift
? calendar sync broken?
? The calendar on my phone shows last weeks hours. In the planner they are right
? Is calendar sync down? Nobody here gets new shifts in Google
? hi, since the weekend no shift arrives in my google calendar any more
? Calendar sync: nothing new since Friday, although we published two weeks
? shifts I moved on tuesday are still at the old time in my calendar
? Two of my people say their calendar is empty. Mine too now

= calendar-not-updating | If your calendar is out of date or not syncing, first check that the week is published, because draft shifts are never sent to a calendar. Then open Profile > Calendars and press Reconnect beside the calendar.

> ok where do I see when it last ran
>a The week is published. What else can I check?
>a did that. how do i know it works now

= calendar-not-updating | Look at Last update in Profile > Calendars. If it is older than 15 minutes, press Reconnect and allow access again.
---
> Reconnected twice, still empty. Can a person look please
> that didn't help, I need someone from support
> can I talk to someone? it's the whole team, not only me
> Doesn't work. A human please
> last update says 3 days ago and reconnect does nothing. Agent please

<b I can see your connection stopped on our side. It asked Google for a new permission and never got it. I am renewing it now, give me two minutes.
< thanks for the details. The link between your account and Google expired and our retry was stuck. I have restarted it by hand.
< Google turned our requests away for a while, and your calendar is one of those that did not come back by themselves. I have just started it again.
< I looked at the log: the last successful copy was on {day}. I have queued a full copy of the next 60 days for you.

> It's filling up now
> I see {n} shifts, looks right
> still nothing... wait, there they are
>a ok they are coming in. Will it stay?

< Good. It copies every 5 minutes again from now on. If it stops once more, write here and I will see it at once.
< Great to hear. I left a watch on your account until {day}, so I will notice before you do.
< Very good. Sorry for the trouble this caused your team.

@ calendar-team | calendar sync,outage | Technical | Scheduling
# Calendar sync is broken for our whole team
# No calendar updates for {n} people
? Calendar sync does not work for the whole team, {n} people. What is going on?
? since this morning none of our calendars get updates. We run three sites with this!!
? you need to tell people when calendar sync is down, my crew went to the wrong store
? Again no sync. Third time this week
? calendar sync still not working, is there an ETA?
? Nothing on your status page but calendar sync is clearly broken
? hello, all our outlook and google calendars are frozen

~
---
> yes
> Yes please
> Yes, and quickly please
> Obviously

< You are right, it is not only you. Copies to Google and Outlook have been late since {day} and I should have had this on the status page earlier. Shifts in the planner itself are correct.
< we have a problem with calendar copies for a part of our customers, and {company} is among them. Nothing is lost: what you see in the planner counts. I will write here as soon as yours runs again.
< I am sorry, this is on us. A change on Google's side makes us reconnect every account, and we are working through them. Yours should be done within the day.

>a so what do I tell my people in the meantime
>a And until then? They only look at their phones
>b How long?

<a Please send them to the app, it shows the right hours. I can also email tomorrow's shifts to everyone from here, if you allow it under Support access.
<a The mobile app is right at any time, only the copies are late. I will check on you again tonight.
<b I expect a few hours. I will not close this before you tell me that it works.

>a it's back since half an hour
>a ok seems to work again
>b works for most, {n} are still missing

<a Thank you for your patience. I have noted you for the summary that we will send when the cause is fixed for good.
<b I reconnected the last ones by hand. Everything is green here now.

@ calendar-double | calendar sync | Technical | Scheduling
# Every shift twice in the calendar
? I see every shift twice in my calendar
? why are all shifts doubled in outlook
? my google calendar has each shift two times, with the same name
? Duplicate shifts in calendar since I connected it
? everything is there twice. how do i get rid of one

= calendar-not-updating | Shifts appear twice when you both connected a calendar and subscribed to the calendar feed. Remove the feed from your calendar program and keep the connection.
---
> I never subscribed to a feed. Can someone check?
> there is no feed in my calendar. human please

< I found it: your address is connected once as yourself and once through your old account. I have removed the old one, and the copies go away within the hour.
< the second set comes from a connection of a colleague who left. I disconnected it, please look again in an hour.

> perfect, gone
> yes, only one of each now. thx

@ calendar-outlook-approval | calendar sync,outlook | Technical | Something else
# Outlook: Need admin approval
? outlook says need admin approval
? Microsoft shows "Need admin approval" when I try to connect Outlook
? I can't connect my Outlook, it wants an administrator
? our IT says they approved it but outlook still asks for admin approval
? Connect Outlook -> admin approval -> dead end

= connect-outlook-calendar | If Microsoft shows Need admin approval, ask your Microsoft 365 administrator to open Settings > Integrations > Outlook in Acme Planner and press Approve for everyone.

> our IT person is not in the planner at all
> and if he is no admin in your system?

= connect-outlook-calendar | They need to be an Acme Planner admin for this step.
---
>a They pressed it and it fails with a blank page. Please connect me to support
>b can a human talk to our IT? it's complicated

<a A blank page there usually means that the pop-up was blocked. Could they allow pop-ups for app.acme.test and press Approve for everyone again? I stay here meanwhile.
<b happy to. Which directory did they sign in to? If it is the one of your parent company, the approval lands in the wrong place.

>a that was it, a popup blocker
>b It was the wrong directory, yes. Works now

< Nice. Everyone at {company} can connect by themselves now.
< Glad that it is solved. I added a line about it to our article.

@ calendar-how | calendar sync | Technical | Scheduling
? how do i get my shifts into google calendar
? Can I see my shifts in Google?
? Is there a way to sync the schedule to my phone's calendar?
? how to connect google calender
? does it work with google workspace accounts
? I'd like my roster in my own calendar please

= connect-google-calendar | To connect Google Calendar, open Profile > Calendars, press Connect Google Calendar, choose your Google account and allow access. Your published shifts then appear in a calendar of their own named Acme Planner.

>a and if I delete one in Google, is it deleted in the plan too?
>a how often does it update
>b Can my manager set that up for all of us?

=a connect-google-calendar | Shifts of the next 60 days are copied from Acme Planner to Google Calendar every 5 minutes. The copy goes one way: if you move or delete an event in Google, your shift does not change.
=b connect-google-calendar | Each person connects their own account; an admin cannot do it for others.
---
> I'd rather have someone show me
> can somebody do it with me

< of course. Are you at a computer? Then open Profile at the top right and tell me what you see under Calendars.
< Sure, takes a minute. Go to Profile > Calendars and press the first button, then tell me what Google asks you.

> it asks me to allow access
> done i think

< Allow it, and you will find a new calendar named Acme Planner in Google. The first copy takes up to five minutes.
< Then you are set. New shifts follow on their own.
`
