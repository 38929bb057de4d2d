/** Scripts about the schedule: publishing, swaps, templates, time off. `parse-scripts.ts` explains the format. */

/** What people ask about shifts. */
export const schedulingScripts = `
@ not-visible | scheduling | Frontline | Scheduling
# My team cannot see the new shifts
? my team cant see the shifts I added
? I made the rota for next week and nobody sees it
? why are the shifts I entered invisible for the others
? staff says app is empty for next week. I see everything
? shifts have a dashed border what does that mean
? Planned three weeks ahead, the team sees only one

= create-and-publish-schedule | If your team cannot see the shifts you added, the week has not been published. Look for the dashed border and for the number beside the Publish button.

> do they all get a message when i publish
> And if I publish only two shifts?

= create-and-publish-schedule | Press Publish to publish the whole week, or select some shifts and press Publish selected. Everyone whose shifts are new or changed gets one message, not one for every shift.
---
> It IS published and they still see nothing. I want to talk to a person
> published. {n} of them still see nothing, please get me someone

<b Your week is published, but those people belong to another location, so they see that one first. Ask them to switch the location at the top.
<b They have not accepted their invitation yet: they look at the old demo week. I sent the invitations again.
<a I see it: the week went out for the Kitchen only. Publish again without the role filter and the rest follows.

>a aha! yes that's it
>b ok now they see it
>a i didn't know there was a filter, thanks

@ swap | scheduling,swap | Frontline | Scheduling
?a how do I swap a shift
?a can i give my saturday shift to a colleague
?a Swap shift with Ben, how
?a my colleague wants my shift and I want hers
?b i cant work tomorrow, what do i do
?c do swaps need the ok of the manager

= shift-swaps-and-open-shifts | To swap a shift, open it in the app or on the web, press Offer for swap and choose one colleague or the whole team. The shift stays yours until someone takes it and, if your company asks for it, a manager approves.

>b and if nobody takes it
>a until when

=b shift-swaps-and-open-shifts | If you cannot work your shift and nobody takes it, call your manager. An offer alone does not free you from the shift.
=a shift-swaps-and-open-shifts | Shift swaps are part of the Team and Business plans. Offers close 2 hours before the shift starts.
---
>a There's no such button on my shift. Can someone look
>b the button is grey. human?

<ac The button is missing because swaps are switched off for your location. Your manager can allow them under Settings > Scheduling > Swaps.
<b your shift starts in less than two hours, so it can't be offered any more. Please call your manager directly.

>a ok I'll tell her
>b damn. ok

@ copy-week | scheduling,templates | Frontline | Scheduling
? can i copy last week
? Same schedule every week, do I have to enter it each time?
?b how to make a template
? copy a week to the whole month?
?b Templates without names possible?

= copy-week-and-templates | To copy a week, open the week in Schedule, press More > Copy week and choose the week or weeks to copy to. Copied shifts are drafts, so nobody is told before you publish.

> what about people on holiday
> how many weeks at once

= copy-week-and-templates | You can copy one week to at most 8 weeks in one go. Shifts that would fall in someone's time off are copied as open shifts, and a list shows you which ones.
---
>a The copy lost all notes. Can someone check that?
>b half of the shifts are missing in the copy, please connect me

<a Notes are copied only if you tick With notes in the dialog. It's easy to miss, I agree. Undo the copy and tick it.
<b those were shifts of people you deactivated in between. They should be under Open shifts of that week.

>a found the tick
>b yes there they are, thank you

@ time-off | time off | Frontline | Scheduling
# Wrong holiday balance
?c how do i ask for holiday
?b where do I see how many days off I have left
?b My holiday balance is wrong
?c can i take half a day
?c sick note upload where
?a holiday request still pending since a week, does my boss even see it

= time-off-requests | To request holiday or other time off, open Schedule > Time off, press New request, choose the type and the dates, and press Send. Your manager gets a message and you are told as soon as the request is approved or declined.

>b and my balance?
>a what if she does not answer

=b time-off-requests | You see how many days of holiday you have left at the top of Schedule > Time off.
=a time-off-requests | If your manager has not answered after 3 days, the request also goes to the admins.
---
>a The number there is wrong by two days. Can a person check?
>b it shows 3 days but I should have 8. human please

<a I may not change balances, that is your admin's. But I see the reason: the days carried over from last year expired in March. Your admin can set another date.
<b your balance counts a request twice that was canceled on {day}. That is an error of ours, I have reported it, and corrected yours.

>a ok I'll ask our admin
>b Thanks for looking!

@ rest-warning | scheduling,warnings | Frontline | Scheduling
? what is this 11 hours warning
? There's an orange triangle on a shift: too little rest?
? can i publish although there is a warning
? Warning "less than 11 hours of rest" is wrong for our night team

= create-and-publish-schedule | Acme Planner warns you when a shift overlaps another one, falls in someone's time off, or leaves less than 11 hours of rest. You can publish in spite of a warning, and the warning stays visible on the shift.
---
>a We have a rule of 9 hours. Who can change that for us?
>b We need this off for one site, a human please

<b It can't be changed per site yet. I have added {company} to the request for it, which has quite some votes.
<a at the moment the 11 hours are fixed. You can publish in spite of it, and nothing is blocked.

> pity
> ok, thanks for the honest answer

@ holidays-region | kb-gap,public holidays | Frontline | Scheduling
? can the rota show public holidays
? do you know the bank holidays of Scotland
? Public holidays per region?
? how can I mark public holidays for our two countries
? are public holidays of bavaria in the calendar

~
---
> yes
> Yes please
> sure

<b Not by themselves yet. What many do: a time off type named Public holiday, given to everybody of a location at once. I can send you the steps.
<a there is no calendar of holidays in the planner so far. You can block the day for a location under Settings > Locations > Closed days.

>a Closed days works for us, thanks
>b steps please
> ok. would be nice to have it though

<b Here you go: Settings > Scheduling > Time off > New type, then Schedule > Time off > Add for location. It takes two minutes per holiday.
<a I have put your name on the wish for it.

@ print-rota | kb-gap,printing | Frontline | Scheduling
? how can I print the rota
? print the week on one page A4?
? We hang the plan in the kitchen. How do i print it?
? PDF of the schedule?
? printing cuts off sunday

~
---
> Yes
> ok
> yes please, it's for tomorrow

< Open the week, press More > Print, and choose landscape. Sunday fits if you hide the empty rows.
< there is a print view: More > Print. With Fit to one page you get A4 with all seven days.

> never saw that menu. thank you
> it fits now
> Works. Font is tiny but ok

@ auto-schedule | kb-gap,feature-request | Frontline | Scheduling
? can you make the rota by itself
? Is there some automatic planning, like AI fills the week
? auto fill shifts from availability?
? Can people enter when they are available?

~
---
> Yes, I'd like to know
> yes

< Not today. You can start from a template and let people take open shifts, which fills a week nearly by itself.
< we are looking into it, but I can't promise a date. I noted your wish with what you wrote.

> ok thanks
> Please let me know when it comes

@ rota-lost | scheduling,incident | Technical | Scheduling
# The whole week is gone
? our whole next week is gone!!
? All shifts of week deleted?? Who did that
? I pressed something and the week is empty now
? the schedule of {day} disappeared

~
---
> YES
> yes please fast
> Yes!! We open in two hours

< Don't worry, deleted shifts stay in the bin for 30 days. I see the week was removed at 09:12 by one of your managers. May I restore it?
< I found it: the week was moved, not deleted. Somebody used Copy week with Move ticked. I can turn it back.

> please do
> yes restore it. thank god

< Done. All {n} shifts are back, still as drafts. Publish when you are ready.
< It is back where it was. To be safe I switched on the confirmation for your managers.

> you saved my day
> Thanks!!! Back
`
