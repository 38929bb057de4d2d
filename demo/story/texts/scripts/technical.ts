/** Scripts about integrations, security and data. `parse-scripts.ts` explains the format. */

/** What admins and developers ask. */
export const technicalScripts = `
@ api-limit | api | Technical | Something else
# Higher API limit for an import
?a error 429 all the time
?a what's the rate limit of the api
?b How do I create an API token?
?a is the api in the free plan
?a we hit 429 with only {n} requests

= api-rate-limits | The API rate limit is 60 requests per minute per workspace on the Team plan and 300 requests per minute on the Business plan. The Free plan has no API access.

>a per token or in total
>b where do I get a token

=a api-rate-limits | All tokens of a workspace share one limit.
=b api-rate-limits | An admin creates a token under Settings > API > New token. A token is shown only once, so store it in a safe place.
---
>a We need more for one weekend, to import old data. Whom do I ask?
>c that is too low for us, can I talk to somebody technical

<a Me. Tell me the weekend and the number of requests you expect, and I raise it from Friday evening to Monday morning.
<c with updated_since you need a tenth of that. I looked at your calls: you fetch all people every minute.

>a next weekend, about 20000 requests
>c good point, we change that

<a Noted, it is set. You will see the new value in X-RateLimit-Limit.
<c Good luck, and write if anything looks odd.

@ webhook-silent | api,webhooks | Technical | Something else
# Webhook switched off
?a webhooks stopped
?b our webhook gets everything twice
?c how do I verify the signature of a webhook
?d which events are there for webhooks

=a webhooks | A webhook that has failed for 7 days in a row is switched off, and the admins get an email. The log keeps the last 30 days of deliveries, and you can send any of them again with Resend.
=b webhooks | The same event can arrive twice, so use the field id to ignore repeats.
=d webhooks | The events are shift.published, shift.updated, shift.deleted, time_entry.created, time_entry.updated, timesheet.approved, time_off.approved and person.deactivated.
=c webhooks | Each request carries the header X-Planner-Signature, an HMAC SHA-256 of the raw body made with the webhook's secret.

>c raw body before or after parsing?
---
>c Signature never matches. Can a developer of yours look?
>a our endpoint answers 200 and you say failed. human please

<c Your framework parses the JSON and writes it again, which changes spaces. You need the bytes as they came in.
<a it answers 200, but after 14 seconds. We stop at 10. Answer first and work afterwards, then it is fine.

>c that was it. signature ok
>a ok moving it to a queue

@ sso | security,sso | Technical | Something else
# SSO: Unknown person
?a how do we set up sso
?b do you support SAML with okta
?c SSO login says Unknown person
?b Entra ID possible? which plan

=a single-sign-on | We support single sign-on (SSO) with SAML 2.0 on the Business plan. To set up single sign-on, an admin opens Settings > Security > Single sign-on and enters the metadata address of your identity provider.
=b single-sign-on | It works with Okta, Microsoft Entra ID, Google Workspace and every other provider that speaks SAML 2.0.

>a and for people who exist already

=c single-sign-on | If a sign-in fails with Unknown person, the address sent by your provider differs from the one under People.
---
>a The test is red and gives no reason. Can someone look at our metadata
>b we are stuck with the certificate, need a person

<ab Your metadata has two certificates and the first one has expired. Remove it at your provider and press Test again.
<c the reply address ends with a slash at your side and without one at ours. They have to be the same, letter by letter.

>a green!
>c The slash. Unbelievable. Thank you

@ data-location | security,privacy | Technical | Something else
# Data processing agreement
?a where is our data stored
?a is acme planner GDPR compliant
?b Do you have a DPA we can sign
?a who of you can see our data
?a backups? how long?

=a where-data-is-stored | Your data is stored in the European Union (EU): the live systems are in Ireland and the backups are in Germany. Data is encrypted in transit with TLS 1.2 or later and at rest with AES-256.
=b where-data-is-stored | You can sign our data processing agreement under Settings > General > Data processing.

>a can your support read everything

= where-data-is-stored | Our support agents can open a workspace only after an admin has allowed it under Settings > Security > Support access. The access ends on its own after 24 hours.
---
>b Our lawyer has a question about section 7. Who can answer?
>c we have our own agreement, would you sign that? Person please

<b I pass it to our privacy colleague, who answers by email within two days. Which question is it?
<c we can only sign ours, as we are twelve people. But I can tell you which clauses most lawyers ask about, if that helps.

>b mail sent to privacy
>c ok, understandable

@ erase-person | privacy,gdpr | Technical | Something else
# Erasure request of a former employee
?a a former employee wants his data deleted
?b how do I delete my account
?a GDPR erasure, how long does it take
? export all our data before we leave?

=a delete-data | To erase a person's data, an admin opens People, chooses the person and presses Erase personal data. Name, address, phone number, photos and notes are removed, and the hours stay in the records under Former member.
=b delete-data | You cannot delete your own account yourself, because your employer decides about your data; ask an admin of your workspace to do it.
---
>a He also wants it out of the backups. Can a human confirm that?
>b my employer ignores me. who can I talk to

<a Backups are gone after 35 days at the latest, and nobody restores single people from them. I can put that in an email for him.
<b please write to privacy@acme.test. We pass it on to your employer and you get an answer within 30 days.

>a An email would be great
>b ok thank you

@ time-zone | time zone | Technical | Scheduling
? shifts show the wrong time
? everything one hour off since the clocks changed
? i am in portugal and see spanish times
? how to set the time zone of one location

= change-time-zone | If your shifts show the wrong time, look at the location's time zone first. If they are one hour off since the clocks changed, check that you chose a city and not a fixed offset such as UTC+1, because a fixed offset never changes to summer time.

> do the shifts move when I change it

= change-time-zone | Changing a location's time zone keeps the hours on the clock: a shift at 09:00 stays at 09:00, now in the new zone.
---
>a only for {n} people it's wrong. Can someone look
>b it's still wrong, human

<a Those people have a zone of their own in their profile, from a business trip I guess. They can set it back under Profile > Preferences.
<b the tablet itself runs in the wrong zone. The shifts are right, its clock is not.

>a correct, she was in London
>b tablet it is. lol. thanks

@ slack | slack | Technical | Something else
?a slack messages stopped
?a How to connect slack
?a can I clock in from slack
?b two slack workspaces possible?

=a connect-slack | To connect Slack, an admin opens Settings > Integrations > Slack, presses Connect and chooses the Slack workspace. The Slack connection is part of the Team and Business plans.
=b connect-slack | One Acme Planner workspace can be connected to one Slack workspace. Microsoft Teams is not supported.

>a and clocking in there

=a connect-slack | Type /planner in to clock in, and /planner out to clock out.
---
>a /planner does nothing. Support please
>c connected but silent, who can check

<a Your Slack admin removed our app on {day}. Connect again and it comes back with all channels.
<c your Slack address is another one than here. Press Link my Slack account once, and it finds you.

>c linked, works
>a will ask our admin, thx

@ teams | kb-gap,integrations,feature-request | Technical | Something else
? do you have a microsoft teams app
? Integration with DATEV?
? is there a connection to Personio
? can you send data to our POS system
? zapier?

~
---
> yes
> Yes please
> yes, who knows more about that

<b There is no such connection today. With the Business plan you could use webhooks; our API shows everything you need for it.
<a not yet, I am sorry. Some customers do it with the CSV export once a month, which takes five minutes.

>a ok, we try the csv way
>b Pity, that was a must for us
>b thanks, I pass it to our developer

@ whatsapp | kb-gap,feature-request | Frontline | Something else
? can people get their shifts by whatsapp
? sms reminders?
? My people don't read email. Anything with text messages?
? whatsapp notifications please

~
---
> Yes
> yes ok

< Only email, push and Slack so far. Push in the app is what works best for crews: it comes 60 minutes before the shift.
< no SMS at the moment. I added you to the list of those who ask for it.

> ok
> We'll try push
`
