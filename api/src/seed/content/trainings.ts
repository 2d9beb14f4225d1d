/** The app's trainings, in display order. */
export const trainings: readonly (readonly [title: string, body: string])[] = [
  [
    'Your first job',
    'How to read an offer, what to take with you, and what happens after you have handed in. Watch the film of three minutes, then answer five questions.',
  ],
  [
    'Photos that pass review',
    'Light, distance and angle: three pairs of photos show what a reviewer accepts and what not. At the end you take a photo of a label at home, and we tell you what we see.',
  ],
  [
    'Mystery visits',
    'You are an ordinary customer. Learn how to remember names and times without writing them down in the shop, and why you never say why you are there.',
  ],
  [
    'Price checks',
    'Which price counts when there are three on one label, what to do where the label is missing, and how the scanner finds the next product of your list.',
  ],
  [
    'Staying safe',
    'Car parks, building sites and late hours: when to stop a job, whom to call, and why nobody holds that against you.',
  ],
  [
    'Working with store staff',
    'What to say when you are asked what you are doing, how to show your letter of introduction, and what to do when the manager says no.',
  ],
  [
    'Reading a planogram',
    'A plan of a shelf shows what stands where. Practise on two shelves: find the four products that stand in the wrong place.',
  ],
  [
    'Counting stock',
    'Facings, front rows and whole shelves are three different numbers. Ten pictures to count, with the answer after each.',
  ],
  [
    'Using the timer',
    'Some visits have to last for a while. The timer goes on when the phone is locked, and stops when you leave the place.',
  ],
  [
    'Drawing on photos',
    'Where does the display stand? Draw the entrance, the tills and the display, and nothing else: a good drawing takes half a minute.',
  ],
  [
    'Putting up displays',
    'From the box to the finished stand: unfold, lock, load, photograph. With the five mistakes that we see most often.',
  ],
  [
    'Alcohol and tobacco checks',
    'What you may buy, what you must not, how to behave when you are asked for your age, and what to note afterwards.',
  ],
];
