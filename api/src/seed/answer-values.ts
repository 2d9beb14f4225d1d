import { dayOf, later, oneDay } from '../time/instants.ts';
import type { Random } from './random.ts';

type Texts = readonly [string, ...string[]];
type Span = readonly [from: number, to: number];

/** Numbers that are likely, by what is asked. */
const numbers: Readonly<Record<string, Span>> = {
  'How many bars are on the shelf?': [4, 30],
  'How many facings has the bar?': [2, 8],
  'How many gaps are there?': [0, 5],
  'How many gaps do the shelves of the main aisle have?': [0, 7],
  'How many minutes did it take?': [15, 45],
  'How many minutes did you wait?': [1, 12],
  'How many people queued?': [0, 6],
  'How many people took a sample?': [4, 35],
  'How many pumps, chargers or doors are out of order?': [0, 2],
  'How many windows are there?': [2, 6],
};

/** Seconds for which timers ran: a little longer than was asked. */
const waits: Readonly<Record<string, Span>> = {
  'Stay in the store': [600, 780],
  'Wait for two minutes at the till': [120, 170],
  'Watch the stand': [600, 660],
};

/** Days from the visit to a day that was read there. */
const daysAhead: Readonly<Record<string, Span>> = {
  'Earliest best-before date': [20, 240],
  'What is the best-before date?': [20, 240],
  'Until when does the offer hold?': [2, 28],
};

const texts: Readonly<Record<string, Texts>> = {
  'Anything else?': ['No, nothing', 'The car park is being rebuilt', 'The lift is out of order'],
  'Anything else about the shelf?': [
    'The lowest shelf is dark',
    'Neatly filled',
    'Two labels have come loose',
    'No, nothing',
  ],
  'Anything else we should know?': [
    'The store is easy to find from the station',
    'There was a long queue when I left',
    'Parking is free for an hour',
    'Nothing surprised me',
  ],
  'What did the badge say?': ['Priya', 'Tom', 'Margaret', 'No badge', 'Aisha', 'Gareth'],
  'What do you wish they did better?': [
    'Shorter queues on Saturdays',
    'A smaller box for small orders',
    'Points that last for longer than a year',
    'Somebody who answers the phone',
  ],
  'What is broken, dirty or missing?': [
    'Nothing',
    'One lamp on the left is off',
    'A price has fallen over',
    'Fingerprints on the middle window',
  ],
  'What was the best advice?': [
    'To compare it with the cheaper one first',
    'To come back with the old contract',
    'To try it for a month, as it can be given back',
    'There was none',
  ],
  'When is it open at the weekend?': [
    'Saturday 9:00 to 17:00, Sunday closed',
    'Saturday 10:00 to 16:00, Sunday closed',
    'Saturday 9:00 to 18:00, Sunday 11:00 to 17:00',
  ],
  'When is it open from Monday to Friday?': [
    '9:00 to 17:30',
    '9:30 to 17:00',
    '8:30 to 18:00',
    '9:00 to 18:30',
  ],
  'Where in the store does it stand?': [
    'Second aisle, at eye level',
    'On the end of the last aisle',
    'Beside the tills',
    'Third aisle, lowest shelf',
  ],
};

/** What is said beside an answer, where that can be nothing else. */
const remarks: Readonly<Record<string, Texts>> = {
  Comment: ['The whole display is in its place', 'The display stands behind a pillar', 'Half of it is empty'],
  'Photograph the closed door': ['A note says that it is closed for stocktaking', 'The shutter is down'],
  'Rate the service at the till': ['One till of three was open', 'It took about three minutes'],
  'Which products are there?': ['They stand on two shelves', 'The labels of two are covered'],
};
/** What can be said beside any answer. */
const anyRemark: Texts = [
  'Checked twice',
  'I asked a member of staff to be sure',
  'It was busy at this time',
  'Easy to see from the aisle',
];
const captions: Texts = ['From some steps away', 'Close up', 'With flash', 'From the other side'];

export const numberFor = (title: string, random: Random): string =>
  String(random.integer(...(numbers[title] ?? [0, 10])));

export const waitFor = (title: string, random: Random): string =>
  String(random.integer(...(waits[title] ?? [60, 180])));

export const dayFor = (title: string, visited: string, random: Random): string =>
  dayOf(later(new Date(visited), random.integer(...(daysAhead[title] ?? [1, 30])) * oneDay));

export const textFor = (title: string, random: Random): string =>
  random.pick(texts[title] ?? ['Nothing to report']);

export const remarkFor = (title: string, random: Random): string => random.pick(remarks[title] ?? anyRemark);

export const captionFor = (random: Random): string => random.pick(captions);

/** What there are texts of its own for. */
export const titlesWithTexts: readonly string[] = Object.keys(texts);
