/** Scripts about money. `parse-scripts.ts` explains the format. */

/** Prices, invoices, refunds and cards. */
export const billingScripts = `
@ price | billing | Billing | Billing
?a how much is it for {n} people
?a What does the Team plan cost per person?
?a pricing for a restaurant with {n} staff?
? Do you have a price list?
?b whats the difference between team and business
?a how much would we pay per year for {n} people
? Are prices with or without VAT?

= plans-and-prices | Acme Planner has three plans: Free costs €0, Team costs €6 per person per month, and Business costs €10 per person per month. Prices are in euro and do not include VAT.

>a cheaper per year?
>a and if we pay yearly
>b do we pay for people who left

=a plans-and-prices | Paying yearly is cheaper: a year costs €60 per person for Team and €100 per person for Business, which is twelve months for the price of ten.
=b plans-and-prices | You pay for people who are active in your workspace. Deactivated people and unanswered invitations cost nothing.
---
> I'd like an offer on paper, can I speak to sales?
> can someone call me about a bigger contract

< we have no phone, but I can send you an offer as PDF today. How many people, and monthly or yearly?
< I can do that by email. Tell me the number of people and the address for the offer, please.

> {n}, yearly
> about {n} people, yearly if there's a discount

< Thank you. You will have it this afternoon; it is valid for 30 days.
< Done, it is in your mailbox. The yearly price is already in it.

@ invoice-copy | billing,invoice | Billing | Billing
# Copy of invoice {inv}
# Missing invoice for {month}
? where do I find our invoices
?c I need the invoice for {month}
? our accountant asks for invoice {inv}, where is it
? How can I download a PDF of the last bill
? invoice?
?b can you send the invoices to our bookkeeper directly

= invoices-and-vat-number | You can download every invoice as a PDF under Settings > Billing > Invoices.

>a I don't see billing in my settings
>b can our accountant get them automatically

=a invoices-and-vat-number | The owner and all admins can open these pages.
=b invoices-and-vat-number | To send invoices to your accountant as well, add up to 3 addresses under Settings > Billing > Invoice recipients.
---
>a I'm no admin. Can a person send it to me?
>c The one of {month} is missing in the list. Human please

<a I may only send invoices to the owner and to recipients in your settings. I just sent {inv} to your owner again and asked them to pass it on.
<c you are right, {inv} was created but never shown in the list. I put it right, please reload.

> got it, thanks
>c I can see it now
>a ok will ask him

@ invoice-address | billing,invoice | Billing | Billing
# Wrong address on invoice {inv}
# Please correct our invoice
?a Our invoice has the old address on it
?a the company name on invoice {inv} is wrong, we are a Ltd now
? Can you change the billing address on an invoice that was already sent
?b vat number missing on the invoice, our tax office wont take it
?b How do we get our VAT ID onto the invoices?

= invoices-and-vat-number | An invoice that has been sent cannot be edited. Correct the company details, then ask billing@acme.test within 60 days, and we will cancel the old invoice and send a new one.
---
> I corrected the details. Please cancel and reissue {inv}
> details are updated now, can somebody reissue it
> ok changed it. now I need a person to redo the invoice

<a Thank you, I see the new details. I have canceled {inv} and sent the corrected one to the owner's address.
<b Done. The old one is void, the new one carries your VAT number. Both are in the list so that your books match.
<b I will, but VIES does not accept the number you entered. Could you check whether the country code is in front?

>a that was quick
> Great, thank you
>b fixed, had forgotten the letters

@ double-charge | billing,refund | Billing | Billing
# Charged twice in {month}
# Two payments of {amount}
? we were charged twice
? You took {amount} two times this month
? My card shows two payments from you on the same day. Why?
? Double charge on {month} invoice, please refund
? there are 2 payments of {amount} on our statement

= refund-policy | Monthly payments are not refunded, except when you were charged twice or charged in error.

> and how do I ask for it
> we WERE charged twice. what now

= refund-policy | To ask for a refund, write to billing@acme.test or in the chat from the owner's email address. Give us the number of the invoice, which you find under Settings > Billing > Invoices.
---
> Invoice {inv}. Please let someone look at it
> {inv}. I want to talk to a person
> a human please, it's about money

<a I see both payments. The second one is an error of ours, and I have sent {amount} back to the same card.
<a Thank you, found it. The first attempt was reported as failed by the bank, so our system tried again. I refunded the first one.
<b one of the two is only reserved, not taken, so it will vanish by itself in a few days. If it is still there on {day}, I refund it by hand.

>a how long does it take
>b ok. when will i see it

<a 5 to 10 business days, depending on your bank.
<b Usually a week. I will look at it again on {day} and write to you.

> thanks
> Fine. Thank you for the fast reply
> ok

@ refund-year | billing,refund | Billing | Billing
# Renewed by mistake
?a We renewed for a year by mistake. Can we get that back?
?a refund for yearly plan possible?
?c I forgot to cancel and now you took {amount} for the whole year
?b Can I get my money back if we stop after two weeks?

= refund-policy | Our refund policy is simple: you can get your money back for a yearly plan, in full, within 30 days of the first payment or of a renewal.
---
>a It is 34 days now. Can someone make an exception?
>c please connect me with somebody who can do that
>b then please refund it, invoice {inv}. Need a human for that I guess

<a You are past the 30 days, but we had no reminder out to you because the address bounced. I have asked our lead and we refund it in full.
<b I can do that right away. Your workspace moves to the Free plan today, and all schedules stay.
<c I am sorry, after 30 days I cannot refund a year. What I can do: a credit for the people you deactivate. Would that help?

>a that's very kind
>b ok do it
>c Not really, but thanks for being clear

@ card-failed | billing,payment | Billing | Billing
# Payment failed, what now
?a my payment failed
?a Card was declined but the bank says everything is fine
?a You sent a mail that payment failed. Is our account closed now?
?b credit card expired, where do I put the new one
?b how do i change the card

=b payment-methods | To change your credit card, open Settings > Billing > Payment method and press Replace card.
=a payment-methods | When a card payment fails, we try again after 3, 7 and 14 days. You keep your plan while we try, and the owner and the admins get an email each time.
---
>b Replaced the card, it still says failed. A person please
>a it keeps saying declined. can someone try again from your side

<b I started a new attempt just now and it went through. You are paid up.
<a the bank asks for a confirmation: there should be an email with the button Confirm payment. Without it I cannot take the money.

>a oh that mail was in spam. done
>b Works, thank you!

@ bank-transfer | billing,payment | Billing | Billing
# Pay by bank transfer
? can we pay by bank transfer
? We are a public body and cannot use credit cards
? do you take SEPA?
? invoice instead of card possible?

= payment-methods | Bank transfer is possible for yearly plans with 20 people or more.

> we are {n}, how do we switch
> ok and how

= payment-methods | Ask billing@acme.test for a transfer invoice at least 10 days before your renewal. A transfer invoice is due within 30 days.
---
> can you just do that for us here
> please arrange it, we are {n} people. Human?

< Yes. I set you to transfer, and the next invoice comes without a card. The bank details are on it.
< gladly. I need the legal name and an order number, if your office wants one on the invoice.

> no order number, just the name
> perfect

@ cancel | billing,cancel | Billing | Billing
# Cancel our subscription
? how do i cancel
? I want to cancel our plan
? Where is the cancel button??
? we close the shop in {month}. how do we end the subscription
? stop the renewal please

= cancel-plan | You can cancel your Acme Planner plan at any time under Settings > Billing > Cancel plan. Your plan stays active until the end of the period you have paid for, and then your workspace moves to the Free plan.

>a do we lose our old rotas
>a what about our data

= cancel-plan | Cancelling does not delete your data. Old schedules and timesheets stay in the workspace, and reports show the last 90 days while you are on the Free plan.
---
>a there's no such button for me. Can you cancel it for us
>b I am the only one left here, owner is gone. Person please

<a Only the owner sees it. I sent the owner a note that you asked, and attached the steps.
<b I understand. Write to support@acme.test from the company's address with a proof, and we move the ownership within 5 business days. I will prepare it here.

>a alright
>b ok will do that today
> thanks. nothing against you, we just close

< I am sorry to see you go, and thank you for telling us why. Your data stays on the Free plan.
< All the best to you and your team.

@ upgrade | billing,upgrade | Billing | Billing
?c how do we upgrade to business
?a If I upgrade in the middle of the month what do I pay?
?b want to add {n} people, does it cost at once
? upgrade from team to business - immediately active?

= change-plan | An upgrade works at once, and a downgrade takes effect at the end of the period you have paid for.

> and what do we pay for the rest of the month
> Only the difference?

= change-plan | After an upgrade you pay only the difference for the days that are left in the current period. The billing page shows the exact amount before you confirm.
---
> The amount looks wrong to me, can someone explain it
> human please, want to understand the sum

< It counts {n} days for all active people. Two of yours were added this week, that is why it is a little more.
< you see the price for the days left, plus VAT because no VAT number is set. With the number it drops.

>a ah ok makes sense
> understood, thank you

@ trial-extend | trial | Frontline | Something else
? our trial ends tomorrow, can we have a few more days
? Could you extend the trial? We had no time to test
? trial extension please
? Is 14 days fixed? We start with the summer crew only next week

= free-trial | You can extend the trial once, by 7 days. Ask our support team in the chat before the trial ends, and an agent will add the days to your workspace.
---
>a please do that then
> Yes please, connect me
> human please :)
> I'm asking. can someone add the days

<b Done, you have 7 more days, until {day} night.
<b gladly. Your trial now runs a week longer. Tell me if you want to see anything in particular before it ends.
<a Added. If you like, I show you how to import last month's plan, so that the test is real.

>b super, thanks
>b Thank you!!
>a that would help, how?

<a Send me the spreadsheet as CSV and I tell you which columns go where.
<b Have fun trying it.

@ charity | billing,discount | Billing | Billing
# Discount for our school
? do you have a discount for schools
? We are a registered charity. Is there a special price?
? nonprofit pricing?
? can a food bank get it cheaper

= charity-and-school-discount | Registered charities and schools get 30% off yearly plans.

> what do you need from us
> how to apply

= charity-and-school-discount | Write to billing@acme.test with the workspace's name and a link to your entry in the register. We answer within 3 business days and add the discount to the workspace.
---
>a I wrote a week ago and heard nothing. Anybody there?
>b can a person check if we qualify

<a Your mail went to the wrong list, I am sorry. I found you in the register and added the 30% right now.
<b yes, you qualify. It comes off your next yearly payment, I noted it on the workspace.

> wonderful
> thank you so much, that makes a difference for us
`
