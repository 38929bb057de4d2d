import type { Sentences } from './sentences.ts'

/** English. */
export const EN: Sentences = {
  requests: `
    could a colleague of yours take over
    a real one please
    nah not you. someone who works there
    put me thru to somebody
    ring me back on 0612345678 pls
    i dont want a robot i want a proper answer from a human
    can sb from your side have a look at my case
    enough with the bot
    get me a person on the phone
    is one of your agents free
    have your manager call me tomorrow morning
    i want this dealt with by an actual person
    anyone alive in there???
    could you pass me to whoever does refunds
    i wont talk to a machine anymore
    stop it. human. now.
    could someone take a look at this for me
    i'd like a callback
    need to speak w someone abt my bill
    let somebody with a brain handle this
    can u get sm1 real
    can I speak to an adult
    i'm not talking to software
    please let your team know i need to talk to them
    who do i talk to if i want a human
    please have a person answer me
    youre just a bot, where are the people
    i prefer writing with a staff member
    phone me please
    id rather not deal with a bot
    pls hand this over to someone else
    bring your boss
    would one of you guys call me
    can i have the number of someone i can talk to
    this is useless can i get a real representative
    can an employee check my account please
    i would like to be called back
    just get somebody
    not a chatbot please
    no automated replies, i want an answer from a person
    talk to sales
    give me a call asap
    can a member of your support team contact me
    hoomans only please
    could i chat to one of your lot
    transfr me to a agnet
    I asked for a person twice already!!
    send this to your colleagues please
    ok last try: person
    stop wasting my time and fetch someone`,
  others: `
    are you a human?
    how do I contact a person in my team
    can an agent see my salary
    I am a human
    which person approves timesheets
    how do i invite a colleague
    i dont need a human
    can my colleague take over my shift
    how do i hand over a task to someone else
    can I call customers from the app
    does the app record calls
    is there a person limit per workspace
    someone else is logged in as me
    my manager cant see my hours
    can a manager approve their own timesheet
    how do i get my staff to clock in
    who can see my calls
    what is the real price
    can people outside the company be invited
    no call needed thanks
    please dont hand me over to anyone
    how do i assign a real agent to a queue
    can staff swap shifts with each other
    i talked to someone and they said it's free
    do you call it a workspace or a team
    a colleague of mine set this up and left
    can one person have two accounts
    how do i call the api
    how do i turn the bot off on my site
    can the bot answer in german
    why did the bot stop on my website
    can i get an employee list
    how do i get a colleague's shift
    what happens if someone calls in sick
    i don't want anybody to call me
    are you real
    nobody in my team can log in
    can someone from another company see this
    how do I make someone else the owner
    is it true that people at your company read my chats
    who should i talk to in my company about access
    i am not a robot but the captcha fails
    how do i connect a phone number
    can i speak the answer instead of typing
    do your employees get a discount
    can a human error be undone
    can i hand in my own receipts
    i want my team to contact each other
    it asks me to prove i am a person
    not a human question, just want the price`,
}
