/** Scripts of conversations that are not finished: `later` ones are snoozed. `parse-scripts.ts` explains the format. */

/** Each is told once. */
export const unfinishedScripts = `
@ open-migration | scheduling | Frontline | Scheduling
? Can we rename a location without losing the shifts in it?
~
---
> yes please
< you can: Settings > Locations, press the pencil. Shifts, tablets and PINs stay as they are. Which one is it?
> The Quay branch becomes Harbour Street next month. There are also 6 people who work in both
< Good to know. Those six keep both. Shall I watch while you do it, or do you prefer a Monday morning when nobody is planned?
> Monday morning would be better. I come back to you then

@ open-roles | roles | Frontline | Something else
? one of our managers should see two teams but not the wages of the second
= roles-and-permissions | Hourly rates are shown to admins and the owner, and to managers only if Settings > Time tracking > Managers see rates is on.
---
> That's for all or nobody. Need a person for this
< right, today it is one switch for all managers. I am asking whether the new roles can do that, and tell you here.
> thank you, no hurry

@ open-sums | time tracking,export | Frontline | Time tracking
? sum of hours in the export and on the page differ again this month, 14 hours in total
= export-timesheets-csv | The file has one line for each time entry, with the person, email, location, date, start, end, break in minutes, worked hours, overtime hours and approval.
---
> I know what's in the file, the sum is wrong. A human please
< I believe you. Could you send me the name of one person where it differs? Then I compare entry by entry.
> e.g. our night team, all four of them

@ open-sso | security,sso | Technical | Something else
? SSO works for everyone but two people who changed their family names
= single-sign-on | If a sign-in fails with Unknown person, the address sent by your provider differs from the one under People.
---
> addresses are the same, I checked. can someone look
< I see both: your provider sends the old address in capital letters as an alias. Give me a day, I want to be sure before I change anything.

@ open-invoice | billing,invoice | Billing | Billing
? Our head office wants one invoice for all four workspaces. Is that possible?
~
---
> Yes
< not by yourselves, but I can put the four under one customer from next month. I need the names of the workspaces.
> I collect them and send them tomorrow
< Perfect, I wait for the list.

@ open-de | time tracking | Frontline | Time tracking | de
? Können wir die Pausen für die Spätschicht anders regeln als für die Frühschicht?
~
---
> ja bitte
< Ja, über zwei Regeln mit je eigener Uhrzeit. Ich schicke Ihnen gleich eine Anleitung mit Bildern.
> super, ich probiere das morgen aus

@ later-approval | billing,payment | Billing | Billing
? We wait for our board to approve the yearly plan, can you hold the offer until then?
~
---
> yes
< of course. The offer stays as it is until the 15th. I come back to you the day after your board has met.
> great, they meet next week

@ later-release | mobile | Technical | Something else
? Login by code fails on our three oldest phones, all Android 10
= install-mobile-app | It needs iOS 16 or later, or Android 10 or later.
---
> we HAVE android 10. human
< you are right, and I can repeat it here. The repaired version comes with the next release, in about a week. I write to you on that day.
> ok we use the tablet until then

@ later-visit | trial | Frontline | Something else
? Could somebody show the planner to our whole team, about an hour, by video?
= contact-support | We do not have a phone number, so there is no support by phone. If it helps, an agent can arrange a video call with you.
---
> that's what I want, a video call. Who arranges it?
< I do. Would next Thursday at 10 work? I send a link the day before.
> Thursday is fine, 8 people
`
