/** Everyday questions that hardly any help center answers. Written for this project. */
export const ENGLISH = `
what is the weather like tomorrow
will it rain in Lisbon this weekend
how cold does it get in Norway in January
what time does the sun set today
tell me a joke about penguins
sing me a lullaby
what is the tallest mountain in Africa
who painted the ceiling of that chapel in Rome
how far is the moon from the earth
why is the sky blue
what causes thunder and lightning
how do magnets work
who wrote the play about the prince of Denmark
when did the last ice age end
how many bones are in the human body
what is the capital of Mongolia
how do you say good morning in Swahili
translate thank you into Polish
what does serendipity mean
how do you spell rhythm
what is seventeen times twenty three
convert six feet to centimetres
how many ounces are in a pound
what is the square root of two
solve this equation for x
how do I bake sourdough bread
what can I cook with leftover rice
how long should I boil an egg
is it safe to eat mushrooms from the forest
what wine goes with roast lamb
how much sugar is in a banana
what spices go into a curry
can I freeze cooked pasta
how many calories are in an avocado
where can I find a good sushi place near the harbour
which pub has live music on Friday
book a table for two at an Italian restaurant
what are the ingredients of pesto
how do I get rid of ants in the kitchen
how often should I water a cactus
when is the best time to plant tulips
why are the leaves of my tomato plants yellow
how do I prune an apple tree
what do hedgehogs eat
how long do goldfish live
my dog keeps barking at night
how do I teach a parrot to talk
which breed of cat is good with children
do bees sleep
are sharks older than trees
how do I treat a sunburn
what helps against a sore throat
how many hours of sleep does a teenager need
is running bad for the knees
what is a healthy blood pressure
how do I stop snoring
what stretches help with back pain
when should a baby start walking
how do I tie a bow tie
what should I wear to a summer wedding
how do I get red wine out of a carpet
how do I remove chewing gum from hair
what colours go well with dark green
how do I descale a kettle
how do I fix a dripping tap
what size drill bit do I need for a brick wall
how do I paint a ceiling without streaks
how do I change a flat bicycle tyre
what pressure should the tyres of my car have
why does my engine make a rattling noise
where is the nearest petrol station
how bad is the traffic on the ring road
what is the speed limit on a motorway
when does the next train to Vienna leave
find me a cheap flight to Osaka
how long is the flight from Madrid to Boston
do I need a visa for Vietnam
what vaccines are needed for a trip to Kenya
how much luggage can I take on the plane
which gate does my flight leave from
rent a small car in Crete for a week
what are the must see sights of Prague
is it safe to swim in that lake
book me a hotel room near the beach
how high are the waves today
what is the time in Sydney right now
how many days until Christmas
set an alarm for six in the morning
remind me to call my grandmother
add milk to my shopping list
what is on my calendar for Tuesday
start a timer for ten minutes
flip a coin for me
roll two dice
play some jazz
turn up the volume
skip this song
who sings this song
what is the best album of the eighties
how do I tune a guitar
how long does it take to learn the piano
dim the lights in the living room
lock the front door
turn off the heating
what movie won the most awards
when does the next season of that series start
recommend a good crime novel
what is the plot of the film with the sinking ship
who played the villain in that spy film
what are the rules of cricket
who won the football match last night
how many players are in a rugby team
what is the world record for the long jump
when are the next winter games
how do I improve my backhand in tennis
how do I learn to juggle
what is the fastest way to solve the cube puzzle
teach me a card trick
what is checkmate in two
how many points is a touchdown worth
what should I buy my father for his birthday
how do I write a wedding speech
what do I say at a funeral
how do I ask my boss for a raise
how do I make friends in a new city
what is the meaning of life
do you believe in ghosts
are you a robot
how old are you
what is your favourite colour
where do you live
do you have any pets
who made you
can you hear me
you are very funny
what did you have for breakfast
talk like a pirate
tell me something interesting
good night and sweet dreams
I am bored
I feel sad today
I love you
that is great news
never mind
what is inflation
should I buy gold or stocks
how is the yen doing against the dollar
what is the difference between a bond and a share
how do I save for a house
when do I have to file my income tax
how much is the minimum wage
how does a mortgage work
what is my credit score
how much did I spend on groceries last month
transfer fifty dollars to my sister
is my bank open on Saturday
what is the balance of my savings
I lost my wallet on the bus
report a stolen credit card
who is the president of Brazil
when is the next election
how does a bill become law
what is the population of Jakarta
how many people speak Portuguese
what is the longest river in Asia
which countries border Switzerland
when was the printing press invented
who discovered penicillin
what was the cause of the great war
how were the pyramids built
what language did the Romans speak
how do vaccines work
what is a black hole
how fast does light travel
what is the boiling point of alcohol
what is the chemical formula of salt
how do plants make oxygen
what is the difference between a virus and a bacterium
how do submarines dive
why do cats purr
why do we dream
how do volcanoes erupt
what is the largest animal that ever lived
how long do elephants carry their young
what is the smallest country in the world
how deep is the ocean
is there life on Mars
which planet has the most moons
when is the next full moon
what is my horoscope for today
what does it mean to dream of falling
how do I meditate
which yoga pose is good for beginners
how many steps should I walk a day
how do I build muscle quickly
how do I quit smoking
is coffee good for you
how do I brew green tea
what is the oldest university in Europe
how do I get a scholarship
what should I study at college
how do I write a poem that rhymes
how do I start a novel
what is a metaphor
how do I draw a horse
how do I take photographs of the stars
what is the best lens for portraits
how do I knit a scarf
how do I sew a button on
how do I fold a paper crane
what is a good name for a rabbit
how do I build a tree house
how do I light a campfire in the rain
what do I need for a weekend of camping
which berries are poisonous
how do I catch a trout
when does the museum open
how much are tickets for the zoo
is there parking near the stadium
where can I donate old clothes
how do I adopt a child
how do I get a passport for a newborn
where do I vote
how do I renew my driving licence
what is the number of the fire brigade
how do I do first aid for a burn
my tooth hurts what should I do
what is the recipe for apple pie
which cheese melts best
how do I sharpen a knife
how long does honey keep
`
