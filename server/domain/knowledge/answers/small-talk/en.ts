import type { Phrasebook } from './phrasebook.ts'

/** English. */
export const EN: Phrasebook = {
  phrases: {
    greeting:
      'hi, hii, hello, helo, hallo, hey, heya, hiya, yo, howdy, good morning, good afternoon, good evening, good day, morning, greetings, nice to meet you, are you there, test, testing',
    'how-are-you':
      'how are you, how are u, how r u, hru, how are you doing, how are things, how is it going, hows it going, how do you do, whats up, sup, how have you been, hope you are well, hope youre well, hope you are doing well, hope youre doing well',
    thanks:
      'thanks, thank you, thankyou, thank u, thx, tnx, thanx, ty, tysm, tyvm, cheers, ta, many thanks, much appreciated, appreciate it, i appreciate it, i appreciate your help, appreciated, grateful, thats very kind, very kind of you, thats kind of you, you are a lifesaver, youre a lifesaver, lifesaver',
    acknowledgement:
      'no thanks, no thank you, no im good, im good, im fine, not now, ok, okay, okey, k, kk, alright, all right, right, fine, sure, yep, yup, perfect, great, super, excellent, awesome, amazing, brilliant, wonderful, fantastic, cool, nice, lovely, good, very good, sweet, neat, got it, i got it, i see, understood, i understand, makes sense, that makes sense, sounds good, that sounds good, sounds great, sounds fair, fair enough, noted, will do, i will do that, ill do that, i will try that, ill try that, let me try, let me try that, oh well, good to know, that worked, it worked, it works, works, it works now, works now, that works, that helped, that helps, that was helpful, that solved it, solved, sorted, all sorted, done, fixed, its fixed, problem solved, that is all, thats all, thats it, that answers my question, that answered my question, that was all, nothing else, no more questions, well done, good job, great job, good bot, nevermind, never mind, forget it, lol, haha',
    goodbye:
      'bye, bye bye, byebye, goodbye, good bye, good night, goodnight, cya, see ya, see you, see you later, see you soon, talk to you later, talk later, ttyl, later, take care, have a nice day, have a good day, have a great day, have a good one, have a good evening, have a nice evening, have a nice weekend, have a good weekend, farewell',
    identity:
      'who are you, what are you, who is this, who am i talking to, who am i chatting with, who am i speaking to, whom am i talking to, who am i talking with, what is your name, whats your name, do you have a name, are you a bot, are you a robot, are you a machine, are you a computer, are you ai, are you an ai, are you a chatbot, are you real, are you human, are you a human, are you a person, are you a real person, are you a real human, are you an actual person, are you a bot or a human, are you a bot or a person, are you human or bot, are you a human or a bot, are you a person or a bot, are you human or ai, are you a robot or a person, is this a bot, is this a robot, is this ai, is this an ai, is this a chatbot, is this automated, is this a machine, is this a person, is this a human, is this a real person, is this a bot or a person, is this a bot or a human, is this a person or a bot, is this a human or a bot, am i talking to a bot, am i talking to a robot, am i talking to a machine, am i talking to ai, am i talking to an ai, am i talking to a person, am i talking to a human, am i talking to a real person, am i chatting with a bot, am i chatting with a person, am i speaking to a bot, am i speaking with a bot, is this chatgpt, are you chatgpt, are you gpt, is this gpt, are you claude, are you gemini, are you siri, are you alexa, you are a bot, youre a bot, this is a bot, you are a robot, youre a robot',
    abilities:
      'what can you do, what can you do for me, what can you help me with, what can you help with, what can i ask, what can i ask you, what can i ask you about, what are you for, what are you good for, how can you help, how can you help me, how do you work, how does this chat work, can you help, can you help me, could you help me, please help, please help me, help me, i need help, i need some help, need help, help, i have a question, i have a problem, i have an issue, can i ask a question, can i ask you something, can i ask something, may i ask a question, quick question, question',
    frustration:
      'this is useless, you are useless, youre useless, useless, u guys are useless, you guys are useless, u are useless, ur useless, all of you are useless, this is ridiculous, ridiculous, this is a joke, what a joke, this is terrible, terrible, this is awful, awful, this is so frustrating, this is frustrating, so frustrating, frustrating, this is annoying, so annoying, annoying, i am angry, im angry, i am so angry, im so angry, i am frustrated, im frustrated, i am annoyed, im annoyed, this sucks, you suck, it sucks, wtf, wth, what the hell, what the heck, damn, damn it, dammit, ffs, omg, ugh, argh, stupid, stupid bot, stupid chatbot, dumb bot, you are stupid, youre stupid, you are dumb, youre dumb, you dont understand, you do not understand, you dont understand me, you dont get it, you didnt understand, you are not helping, youre not helping, you are no help, youre no help, no help at all, not helpful, that is not helpful, thats not helpful, this is not helpful, that was not helpful, not helping, that didnt help, that does not help, that doesnt help, that did not help, this doesnt help, it didnt help, waste of time, what a waste of time, this is a waste of time, i hate this, i hate you, hate this, worst support ever, worst service ever, bad bot, shut up, unbelievable, i give up, this is going nowhere, you already said that, you said that already, thats not what i asked, that is not what i asked, that was not my question, thats not my question, wrong answer',
  },
  fillers:
    'there, again, so, so much, very much, a lot, a bunch, a million, tons, guys, guy, all, everyone, everybody, team, folks, friend, mate, man, dude, bro, sir, madam, maam, buddy, bot, support, please, pls, and, but, well, then, now, just, really, actually, very, too, oh, ah, um, uh, hmm, wow, yes, yeah, no, for your help, for the help, for your time, for helping, for helping me, for the info, for the information, for the quick reply, for the quick answer, for the answer, for your answer, for everything, for that, for this, in advance, anyway, today, tonight, at all, here, i guess, i think, btw, also, you too, same to you',
  replies: {
    greeting: 'Hello! What can I help you with?',
    'how-are-you': 'All good here, thank you! What can I help you with?',
    thanks: 'You’re welcome!',
    acknowledgement: 'Great! Just write again if anything else comes up.',
    goodbye: 'Goodbye! Write again whenever you like.',
    identity:
      'I’m an AI assistant, not a person. I answer questions from our help articles, and I can connect you to a human at any time.',
    abilities:
      'Ask me anything about our product: I look for the answer in our help articles. If I don’t find it, I connect you to a human.',
    frustration:
      'I’m sorry this is frustrating. Tell me in a few words what you’re trying to do, or write “talk to a person” and I’ll connect you.',
  },
}
