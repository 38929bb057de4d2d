import type { Sentences } from '../blind/sentences.ts'

/** English. */
export const EN: Sentences = {
  requests: `
    let me have a word with whoever is in charge
    would it be possible for an employee to get back to me
    i need sb to ring me this afternoon
    can u forward this to your support staff
    no bot. human being. please.
    make this bot go away and give me someone competent
    i expect a call from your manager
    ask one of your people to contact me
    let me deal with a live person
    tired of the robot
    pls have someone reply who isnt a bot
    can we do this over the phone with somebody
    i'd prefer it if a human looked into this
    connect to human
    can your team step in
    can somebody take this over
    i wanna speak 2 ur manager
    could u bring in one of ur colleagues
    is there someone else i could talk to
    call me on my cell
    have a rep get in touch
    let someone from billing contact me
    i give up, send me a person
    stupid bot, person!!
    how can i get through to somebody
    are there humans working there
    im done with bots
    plz someone real
    pls ask ur colleague
    id like one of your people to deal with this
    may i speak to an employee of yours
    can my case be handled by a person
    want to hear from an actual member of staff
    dont want ai answers, give me a person
    look, i've tried everything on this page. just let me talk to somebody who knows
    do you people have phones? call me
    any chance a colleague could help out here
    i want to escalate
    forward this to your manager please
    someone needs to fix this now, get a technician on
    i'd like to chat with a person rather than this thing
    would you mind connecting me with support
    can you hand me off to an agent
    please don't answer, i want a human to answer
    i need to be contacted by someone
    pass me on
    enough robot talk
    your AI is dumb, human please
    could anyone assist me personally
    i demand a callback
    i want out of this bot loop, real agent
    i need one of your employees
    can a specialist contact me
    can i get transferred
    put a person on
    please assign me an agent
    switch me over to somebody
    put somebody from accounts on
    dude i just wanna talk to a guy
    please get hold of a colleague for me
    you clearly dont understand, let a human do it
    pls have your support people call me
    will somebody please pick this up
    your supervisor. now
    id like to speak directly with whoever handles payments
    can u loop in a human
    i'd be happier discussing this with a member of the team
    hi can someone from the shop ring me
    sorry but this needs a person
    are any of your staff online
    get your boss
    can you let one of your people know to call me
    ai is useless, put me on to someone
    i wont type it again. agent!!
    may i be put in contact with an advisor
    cant you just transfer this to sb who works there
    could you ask one of your agents to join
    id like a real human to deal with my complaint
    please no more canned answers, give me staff
    is it possible to have a phone call with someone
    let me chat with a colleague of yours
    not helpful. somebody else?
    i'd really like to get an actual person involved
    ok can i pls speak w/ one of ur reps
    you're not getting it. put a colleague on this
    when can somebody phone me`,
  others: `
    can i have someone approve my hours
    does a human check the invoices
    how do i get someone to approve my timesheet
    can someone in my company see my messages
    who takes over when a colleague is sick
    let my colleague know his shift changed
    what does a team member cost
    the person i want to add has no email
    can i call a teammate from here
    is there a robot vacuum in the shop
    my boss told me to contact my team
    do i need someone to install this
    can i send a message to all staff
    can a colleague edit my entry
    i called yesterday
    how do i leave a team
    can i give an employee a day off
    does support see my password
    can a coworker answer this survey for me
    will someone check my receipts automatically
    who answers when i write here
    can my customers ask for a callback
    how do I set up a callback form
    is the callback url required
    do you have someone in berlin
    can i transfer this to another workspace
    how do i pass this shift to a colleague
    can someone else pay the invoice
    i gave my colleague access and he sees nothing
    could another employee take my shift
    somebody took my shift
    we need a person to sign
    can a human read my data
    can staff take a look at the schedule
    if someone looks at my profile, do i see it
    nobody answers my shift request
    can a team member reply to comments
    the bot on my site says nothing
    done with setup, where is the bot now
    does the bot hand over to a person at night
    when does it hand over to an agent
    can i give a colleague my login
    can you call webhooks
    can i call in sick
    contact person vs account owner
    are you open on sunday
    do real people read reviews
    can I get someone's email
    get rid of a team
    bring your own device
    how do i find an employee
    find a colleague in the list
    can i send this to a client
    enough seats for my team?
    i'm not a robot
    is my manager notified when i call in sick
    does anyone else have to approve
    is there a person who approves
    i need approval from a manager
    what should my staff do to clock in
    where are my colleagues
    where is the team page
    does my team need the app
    our visitors want to talk to an agent, how do i turn it on
    a customer wants to speak to a person, where do i see that
    i do not want to be transferred
    i don't want to be connected to somebody
    is a person needed for setup
    why would i need a human for that
    can my team call each other
    someone who left still has access
    i am not looking for a person
    it asks whether i am human
    i spoke with one of your colleagues yesterday
    how do i make a colleague admin
    can i loop in a colleague on a task
    do you charge per employee or per agent
    how long does a person stay in the archive
    who at my company can change my role
    can i be called by my nickname in the app
    my colleague says the bot told him otherwise
    a real person has to sign the contract, right?
    how do i message someone on my team
    can i get a list of people who took leave
    we dont need any more agents on our plan
    does the live chat work with robots.txt
    is someone able to see my location
    what happens if i contact a colleague by mistake
    can an employee contact his manager through the app
    how do i hand a shift over
    who are the people behind this company
    is it possible for a guest to talk to other guests
    can i have two managers
    i live with someone who also uses this
    please remove me as contact person
    no agents are shown in my list
    does someone review the answers of the bot
    could a person with a screen reader use it
    my agent was called twice by the same customer
    who in my team gets notified
    how can a colleague see my shifts
    i dont want calls from your sales people
    am i allowed to call the hotel directly
    does a person or a program plan the shifts
    can employees chat with each other
    how do i tell a colleague about a shift change
    can a robot lawnmower be returned
    and if nobody is online
    what if no one is there at night`,
}
