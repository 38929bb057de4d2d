/** Scripts about signing in, people and the app. `parse-scripts.ts` explains the format. */

/** Passwords, invitations, roles, phones. */
export const accountScripts = `
@ password | sign-in | Frontline | Something else
?a forgot my password
?b reset email does not arrive
?a i cant log in
?c It says my account is locked
?b password reset link expired already???
?a wont let me in, says wrong password but its right

= reset-password | To reset a password you forgot, press Forgot password on the sign-in page, enter your email address and open the link we send you. The link works once and expires after 60 minutes.

>b no mail arrives
>c says locked now

=b reset-password | Check that you entered the address your workspace knows. An admin can see it under People. Wait 5 minutes and ask for a new link. Only the newest link works.
=c reset-password | Your account is locked for 15 minutes after 5 attempts with a wrong password. Choosing a new password unlocks the account at once.
---
>a Nothing in spam either. Can somebody send it again
>a still no mail. is there a human
>c I have to clock in NOW, please let me talk to somebody

<ba Our mail to your address bounced last month, so it was on a stop list. I took it off; please ask for a new link.
<cb I see two accounts with your name, one with a typo in the address. Your admin should remove the wrong one. The link went to that.
<c your company uses single sign-on, so there is no password here. Press Continue with single sign-on.

>b it came! thank you
>c ah, ok. that works
>a I'm in

@ two-factor | sign-in,2fa | Technical | Something else
?a new phone and now no codes
?a lost my phone, cannot get the 2fa code
?b my six digit code is always wrong
?c how do i turn on two factor
?d can i force 2FA for everyone

=a two-factor-authentication | Sign in with a recovery code, then set up two-factor again on the new phone. If you have no recovery code left, an admin can open People, choose your name and press Reset two-factor.
=c two-factor-authentication | To set up two-factor authentication (2FA), open Profile > Security, press Start and scan the QR code with an authenticator app.
=d two-factor-authentication | On the Team and Business plans an admin can require two-factor authentication under Settings > Security > Require two-factor.
=b cannot-sign-in | Wrong code: set the clock of your phone to automatic, because six-digit codes depend on the exact time.
---
>a I am the only admin. What now? Person please
>b no codes, no admin reachable. Can someone help

<a Then we have to check who you are first. Please write to security@acme.test from the owner's address; it takes up to two business days. I have announced you there.
<b I can't reset it from the chat, for your own safety. I have asked security to call back your owner's address today.

>a ok understood. writing now
>b good that it's strict I guess

@ invite | invitation | Frontline | Something else
?a invitation link expired
?b how do I add new people
?b can i import {n} employees from a file
?a my colleague never got the invite
?c Someone without email address, how?

=a invite-teammate | The invitation link is valid for 7 days. If it has expired, open People > Invited and press Send again, and the old link stops working.
=b invite-teammate | To invite a teammate or add a new employee, open People > Invite people, enter one or more email addresses, choose a role and press Send.

>b many at once?
>c they have no email

=b invite-teammate | Upload the file. You can invite up to 500 people with one file.
=c invite-teammate | Someone without an email address can still be planned and can clock in on a shared tablet. Open People > Add without email, enter a name, and Acme Planner shows a 4-digit PIN for the tablet.
---
>b The import says line {n} is wrong, but it's not. Human?
>d import fails without a reason, can someone look

<b Line {n} has a space after the email address. Excel hides it. Remove it and the import runs.
<d your file uses semicolons. Please save it with commas, or send it to me and I convert it.

>b it was a space!! thanks
>d ok imported

@ roles | roles | Frontline | Something else
?a how do I make someone an admin
?b what can managers see
?b Can managers see wages?
?c transfer ownership to my successor
?c our owner left the company, how do we get access

= roles-and-permissions | To change someone's role, for example to make them an admin, an admin opens People, chooses the person and picks the new role.

>b do they see what people earn
>c and ownership?

=b roles-and-permissions | Hourly rates are shown to admins and the owner, and to managers only if Settings > Time tracking > Managers see rates is on.
=c roles-and-permissions | The owner can pass the role on under Settings > General > Transfer ownership.
---
>c The owner left and doesn't answer. Who helps us? 
>c ownership please, we sent the proof already. Can a human look at it

<c I found your mail from {day}, it waited for a second proof. That is here now, and the ownership moves today.
<c we need something with your company's name on it, such as the register entry. Then it takes up to 5 business days.

> sent
> thank you, that was blocking us

@ leaver | people | Frontline | Something else
?a how do i remove an employee
?a somebody left, do we still pay
?b deleted a person by mistake
?b can I bring back a seasonal worker from last year

=a deactivate-person | To remove an employee or any other user who has left, open People, choose the person and press Deactivate. They are signed out on all devices within a minute, and you stop paying for them from that day.

>a what happens to the shifts
>b and back again?

=a deactivate-person | Their past shifts and timesheets stay in your reports. Their future shifts become open shifts, so that you can give them to someone else.
=b deactivate-person | To bring a person back, open People > Deactivated and press Reactivate. Their history, their PIN and their role are as before, and they count towards your plan again.
---
>b she is not in the list of deactivated. Can you look
>a we still pay for him, human please

<b She was erased on {day}, not deactivated, so only her hours remain under Former member. You would have to invite her anew.
<a the credit for him is on the next invoice, you can see it as a line with a minus.

>b oh. ok
>a i see it now, sorry

@ app-phone | mobile | Frontline | Something else
# App crashes at start
?a is there an app
?a app doesnt install on my old android
?b The app is blank after the update
?d how do i sign in on the phone without typing all that
?c push does not work on iphone

=a install-mobile-app | The Acme Planner app is free for iPhone and Android. It needs iOS 16 or later, or Android 10 or later.
=c notification-settings | Check that notifications for Acme Planner are allowed in the settings of your phone, and that battery saving does not stop the app. Signing out and in again on the phone registers it anew.

>d is there a quicker way to log in
= install-mobile-app | The quickest way is to sign in by code: open Profile > Phone on your computer and scan the code with the app. The code is valid for 2 minutes.
---
>b still blank. Can I send a screenshot to somebody?
>b crashes at once. human pls

<b Please do. Which version stands under Profile at the bottom? The one of {day} had this fault on some phones, and there is a newer one.
<b that version has a known fault with very large fonts. The repaired one is in the store since this morning.

> updated, works
> its ok now

@ offline-hours | mobile,offline | Technical | Time tracking
# Offline hours are lost
?b my offline hours are missing
?a does it work without internet
?b I worked in the cellar all day, app shows nothing
?b 3 entries waiting in an orange bar since monday

=b mobile-offline | If entries are still waiting, open Profile > Waiting entries and press Send now.
=a mobile-offline | Yes, the mobile app works offline: you can clock in and out, take breaks and see your shifts of the next 7 days without internet or signal.
---
>b Send now does nothing. I need somebody
>c I signed out and now they are gone. Can a human get them back

<b I see one entry that clashes with a correction of your manager, and it holds up the others. I set it aside, the rest has just arrived.
<c I am sorry, signing out deletes what was not sent, we can't get it back. Please add the hours by hand; I left a note for your manager so that there are no questions.

>b ok they are there
>c that's bad, you should warn people
>c thanks anyway

<c You are right, and I have passed that on to the people who build the app.

@ notifications | notifications | Frontline | Something else
?a too many emails from you
?a how do I stop the emails
?b no reminder before my shift yesterday
?c can I mute it at night

=a notification-settings | To stop emails or to choose what you are told, open Profile > Notifications and pick email, push or neither for each kind of message.
=c notification-settings | To mute push messages at night, set Quiet hours on the same page.
---
>a I did that and still get them. can someone switch it off
>b still no reminders, I was late because of that. human

<a You get them as an admin, for the whole location. Under Locations > Messages you can choose another person.
<b your reminder was set to 24 hours before. I can see it went out on {day}. Set it to 60 minutes and you get it in time.

>a ah, for the location. found it
>b ok my fault

@ browser | troubleshooting | Technical | Something else
?a page stays blank
?b site doesnt load in our office, at home it does
?a planner very slow today
?c does it run on internet explorer, we have old pcs

=a supported-browsers | Reload the page with Ctrl+Shift+R, or with Cmd+Shift+R on a Mac. Open the page in a private window. If it works there, an extension is in the way, so switch off ad blockers for app.acme.test.
=c supported-browsers | The supported browsers are Chrome, Edge, Firefox and Safari, each in its two latest versions. Internet Explorer does not work.
=b supported-browsers | If your company filters its network, allow app.acme.test, api.acme.test and files.acme.test on port 443.
---
>a tried all that. please let me talk to a technician
>b IT says all is open. Can someone check on your side

<b Your proxy cuts the secure WebSocket after 30 seconds, and the page waits for it. Ask your IT for an exception for api.acme.test.
<a I see errors of a very old browser version, 98. Our page needs one of the two newest. Could you update one PC and try?

>b IT added it, works
>a update helped
`
