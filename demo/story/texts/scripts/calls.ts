/** Scripts of voice calls, as spoken. `parse-scripts.ts` explains the format. */

/** Everything is said in the call; after `---` an agent answers in writing. */
export const callScripts = `
@ call-swap | scheduling,swap | Frontline | Scheduling
? hi um I need to swap a shift with a colleague how do I do that
? hello, I can't work on Saturday, how do I give the shift away
= shift-swaps-and-open-shifts | To swap a shift, open it in the app or on the web, press Offer for swap and choose one colleague or the whole team.
> okay and does my boss have to say yes
> and if nobody wants it
= shift-swaps-and-open-shifts | The shift stays yours until someone takes it and, if your company asks for it, a manager approves.
> alright thank you bye
> got it thanks

@ call-price | billing | Billing | Billing
? hello how much is the team plan for about thirty people
? yes hi, I'd like to know what you charge per person
= plans-and-prices | The Team plan costs €6 per person per month and is for up to 100 people and 10 locations.
> is there something off if we pay for the year
> and yearly?
= plans-and-prices | Paying yearly is cheaper: a year costs €60 per person for Team and €100 per person for Business, which is twelve months for the price of ten.
> okay that's good to know thank you
> perfect, bye bye

@ call-locked | sign-in | Frontline | Something else
? my account is locked and I have to clock in, I'm standing in front of the shop
? yeah hi it says locked, I typed the password wrong I think
= reset-password | Your account is locked for 15 minutes after 5 attempts with a wrong password. Choosing a new password unlocks the account at once.
> so I choose a new one, where
> fifteen minutes, seriously
= reset-password | To reset a password you forgot, press Forgot password on the sign-in page, enter your email address and open the link we send you.
> okay I see it, hold on... yes. works. thanks
> fine, I do that. bye

@ call-calendar | calendar sync,outage | Technical | Scheduling
? hi, our calendars are not getting the new shifts since yesterday, nobody here knows where to go
? the calendar sync doesn't work, I've tried everything on your page
~
---
> yes a person please
> yes get me somebody
< I am typing while you talk: you are right, the copies are late today. The app shows the right hours. I reconnect your workspace now.
< I see {company} in the list of those affected, and I am starting your calendars again by hand.
> okay and how long will that be
> so they look in the app for now
< Within the hour. I will write to you here when the last one is done.
< Yes please, the app is right at all times.
> alright thank you
> okay thanks for picking up so fast

@ call-invoice | billing,invoice | Billing | Billing
? hello I'm looking for the invoice of last month
? good morning, our bookkeeper needs an invoice, where would I find that
= invoices-and-vat-number | You can download every invoice as a PDF under Settings > Billing > Invoices.
> I don't have billing in the menu
> and can she get them directly
= invoices-and-vat-number | The owner and all admins can open these pages.
> ah okay then I ask him. thank you
> right. thanks

@ call-offline | mobile,offline | Technical | Time tracking
? if I have no reception in the basement, does the clock still run
? hi there, does the app work without internet
= mobile-offline | Yes, the mobile app works offline: you can clock in and out, take breaks and see your shifts of the next 7 days without internet or signal.
> great and it sends it later by itself
= mobile-offline | Everything you record offline is sent on its own as soon as your phone has a connection again.
> wonderful, that's all
> cool thanks

@ call-tablet | tablet,pin | Frontline | Time tracking
? the tablet at our entrance doesn't take any pins this morning
? hello yes the tablet thing, nobody can clock in, there's a queue
= shared-tablet-clock | The tablet keeps working without a connection. It stores up to 500 clock-ins and sends them when the connection is back, with the times at which they really happened.
> no it says wrong pin for everyone, I want to talk to a person
---
> can somebody help me now please
> I need a human, quick
< I see the tablet is registered to a location that was archived yesterday. Press Set up tablet at the new location and scan the code, then all PINs work.
< please take the tablet off the guest wifi once, I see it was blocked there at 5:40.
> let me try... yes! they get in. thank you
> ok that did it

@ call-manager | roles | Frontline | Something else
? can my shift leads see what people earn
? hi quick question, what exactly can a manager see
= roles-and-permissions | Hourly rates are shown to admins and the owner, and to managers only if Settings > Time tracking > Managers see rates is on.
> and that is off normally
> okay good
> right, that's what I wanted to know. thank you
`
