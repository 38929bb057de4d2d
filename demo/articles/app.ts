/**
 * The platform's own help center. It describes only what the product does; its numbers come from Spec 2, 4, 5 and 9.
 */
import { published } from './published.ts'

/** The platform's help articles. */
export const appArticles = published('en', [
  {
    slug: 'add-the-widget-to-your-site',
    title: 'Add the widget to your site',
    category: 'Getting started',
    section: 'Installation',
    alternate_questions: [
      'How do I embed the chat widget?',
      'Where is the script tag?',
      'How do I install Lapwing on my website?',
      'What do I write in data-tenant?',
    ],
    body: `To add the Lapwing widget to your site, paste one script tag into your pages, just before the closing body tag. The tag loads the widget and needs no other file.

\`\`\`html
<script async src="https://HOST/widget-loader.js"
  data-tenant="acme" data-features="chat"></script>
\`\`\`

## What to change in the tag

- Replace HOST with the address of your Lapwing server.
- Replace acme in data-tenant with your own subdomain. Without a tenant the widget belongs to app, which is Lapwing itself.
- Name what you want on the page in data-features, such as chat.

## What your visitors see

A round launcher button appears at the bottom right of your page, and it opens and closes the chat panel. The panel is about 320 pixels wide and takes 75% of the window's height, at most 600 pixels.

## Check that it works

1. Open the page and press the launcher.
2. Enter an email address and press Start Chat.
3. Send a message. The conversation appears under Conversations in your admin area.

The conversation is created when the first message or file is sent, so merely opening the panel leaves no trace in your inbox.`,
  },
  {
    slug: 'link-to-a-widget-page',
    title: 'Link to the widget or prefill the visitor',
    category: 'Getting started',
    section: 'Installation',
    alternate_questions: [
      'Can I show the chat in an iframe?',
      'How do I skip the email question for signed-in visitors?',
      'Which query parameters does the widget read?',
    ],
    body: `Each widget also has a page of its own: /widget/chat, /widget/ticket and /widget/kb. You can link to such a page or put it in a frame on your site.

## Show only the widget

Add embed=1 to the address to hide the header, the footer and the cookie notice. A page that is embedded like this does not ask for a sign-in.

## Name the tenant

Add tenant with your subdomain to the address, for example /widget/chat?embed=1&tenant=acme. When it is missing, the widget uses app.

## Prefill the visitor

If you already know your visitor, add email and name to the address, and the visitor does not have to enter them. With an email in the address, the question Enter your email to start is skipped.

A valid email has text before an @ and a domain with a dot after it; otherwise the button Start Chat stays disabled. Remember that anyone can write any address into a link, so treat a prefilled email as a convenience and not as proof of who is writing.`,
  },
  {
    slug: 'hand-over-to-a-human',
    title: 'How a visitor reaches a human',
    category: 'Conversations',
    section: 'Handoff',
    alternate_questions: [
      'How does the handoff to an agent work?',
      'What can a visitor write to talk to a person?',
      'How do agents notice that somebody is waiting?',
      'How do I see the queue position?',
    ],
    body: `A visitor reaches a human by asking for one, for example with talk to a person, human agent, live chat, customer service or representative. Similar words work too.

The AI also offers a human when it lacks the information to answer. The visitor chooses Yes or No: Yes joins the queue, and No goes on with the chat.

## In the queue

The conversation is marked as needing a human, and the widget shows the visitor's position in the queue. The position is refreshed every 10 seconds.

## How agents notice

Agents who are signed in to the admin area hear a sound and get a desktop notification, which closes after 15 seconds. A click on the notification opens the conversation. If the browser does not allow notifications, an alert with the start of the conversation's id appears instead.

## When an agent takes over

As soon as an agent is assigned, the queue disappears from the widget and the visitor sees the agent's first name. From then on the visitor talks to a person.

If nobody takes over in time, the conversation becomes a ticket; the next article explains how.`,
  },
  {
    slug: 'when-nobody-answers',
    title: 'What happens when nobody answers',
    category: 'Conversations',
    section: 'Handoff',
    alternate_questions: [
      'How long does a visitor wait in the queue?',
      'When does a chat become a ticket?',
      'What if the visitor ignores the offer of a human?',
    ],
    body: `If no agent is assigned within 60 seconds in the queue, the conversation becomes a ticket. The widget posts an apology first, so that the visitor knows what is happening.

## What the visitor sees

The chat ends with the words: This conversation has been converted to a support ticket. The button Start a new conversation stands below it. No message is lost, and your team has the visitor's email address.

## When the offer is not answered

When the AI offers a human and the visitor chooses neither Yes nor No within 180 seconds, the conversation becomes a ticket too. A message about the timeout is posted before the chat ends.

## What your team sees

The ticket is marked as needing a human, and it holds the conversation's history from the first question on. Open it under Conversations in the admin area to read it and to answer.

If you want fewer tickets, make sure that agents are signed in during your busy hours, and write articles for the questions that lead to a handoff most often.`,
  },
  {
    slug: 'follow-up-and-automatic-close',
    title: 'The follow-up question and automatic close',
    category: 'Conversations',
    section: 'Endings',
    alternate_questions: [
      'Why did the chat close by itself?',
      'When does the widget ask if there is anything else?',
      'How long can a visitor stay silent?',
      'Does the chat close while someone is typing?',
    ],
    body: `When a visitor does not answer an AI reply for 20 seconds, the widget asks: Is there anything else I can help you with? After 45 seconds in total without an answer, the conversation is closed and marked as resolved.

## The two answers

- Thank you, that answered my question: the widget posts a thanks, and the conversation is resolved at once.
- I have another question: the card disappears, and the visitor goes on writing.

## While the visitor is typing

Nothing closes while the visitor is typing, because typing cancels both timers. The timers start again 10 seconds after the typing stops.

## When it closes by itself

A short message tells the visitor that the chat was closed. Then the end screen says that the conversation has been marked as resolved.

A visitor who comes back can press Reopen this conversation and continue where they stopped. Both timers begin with an AI reply, so an unanswered visitor is never closed by them.`,
  },
  {
    slug: 'knowledge-base-answers',
    title: 'How answers come from your knowledge base',
    category: 'Knowledge base',
    section: 'Writing',
    alternate_questions: [
      'Where does the AI get its answers?',
      'How do I write an article?',
      'Why does the assistant say it has no information?',
      'Where can visitors read our articles?',
    ],
    body: `The chat answers from the articles in your own knowledge base. An article of one company is never used for the visitors of another.

## Write an article

1. Open Knowledge in the admin area and press New article, or go to /admin/kb/new.
2. Write a title in the words your customers use.
3. Answer the question in the first two sentences, then add the details.
4. Press Publish. Until then it is a draft, which saves itself and which no visitor reads.

To change an article later, open it from the list at /admin/kb. Visitors go on reading what is published until you publish the change.

## Bring articles along

At /admin/kb/imports you can drop Markdown or HTML files or name a sitemap. Each file or page becomes a draft, up to 10,000 in one import.

## How a question finds an article

The chat looks at the 3 best passages; a language model may search again, for up to 10. Each passage is cut to 1,200 characters. Every one carries a confidence, and below the threshold of 0.15 nothing is quoted.

When there is no answer, the chat says so and offers to connect the visitor to a human. An answer that cites no article is not given.

## Where visitors read

Your public knowledge base is at /kb on your subdomain, with a page for each category and each article. You can also place it on your own site with the element support-kb.`,
  },
  {
    slug: 'check-what-the-ai-answers',
    title: 'Check what the AI answers, and what it cannot',
    category: 'Knowledge base',
    section: 'Checking',
    alternate_questions: [
      'How do I test the AI before visitors see it?',
      'Which questions could the AI not answer?',
      'How do I keep the AI from talking about a topic?',
      'How do I connect a language model of my own?',
    ],
    body: `You can ask the AI yourself before your visitors do: open Knowledge and then Playground in the admin area. A question there starts no conversation.

## In the playground

- You see the answer as a visitor would read it, and every passage that the search found with its confidence.
- Choose a draft, and the AI answers as if it were published.
- Pin a question as a test, with the article that has to answer it. A company can have 100 such tests.

## What the AI could not answer

Under Gaps stand the unanswered questions of the last 7, 30 or 90 days; those that are alike are put together. Start an article from one of them, or dismiss it. Answers that your agents gave instead are listed beside them and can become drafts.

## Rules for the AI

At /admin/settings/chat-flow you set the tone, the number of sentences from 1 to 6, the language, and up to 20 topics that are left to people. You also set how many answers the AI gives in one conversation and in one day. When either is used up, visitors are offered a human.

A company can enter a language model of its own there. Without any model the AI quotes one or two sentences of your articles, word for word.`,
  },
  {
    slug: 'messages-files-and-endings',
    title: 'Messages, files and the end of a chat',
    category: 'Conversations',
    section: 'Endings',
    alternate_questions: [
      'Can visitors send files?',
      'Does the chat work in Arabic and Hebrew?',
      'How does a visitor reopen a conversation?',
      'Why did a message appear only once when I sent it twice?',
    ],
    body: `Visitors can send text, emoji and files. Enter sends a message, and Shift+Enter begins a new line.

## Files

Attached, pasted and dropped files wait above the message box until the message is sent. Each file is uploaded, and its address is sent as a message. Pictures (PNG, JPG, GIF, WebP, BMP and SVG) are shown in the chat, a PDF becomes a PDF link, and everything else becomes a file link.

## Arabic and Hebrew

A message is shown from right to left when more than 30% of its letters are Arabic or Hebrew. This is decided for each message, so a conversation can mix languages.

## Sent twice

The same message sent twice within 5 seconds is shown only once. Empty messages are not sent at all.

## How a chat ends

A chat ends as resolved or as a ticket, and the end screen says which. Both screens offer Start a new conversation. A resolved one also offers Reopen this conversation, which opens the input again without calling a human.

In your inbox, the subject of a conversation is the first 40 characters of its first message.`,
  },
])
