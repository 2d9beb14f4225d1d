import { firstNames } from '../people/names.ts';
import { isOn, join, saidOf } from './scene.ts';
import type { Scene, Texts } from './scene.ts';

type Telling = (scene: Scene) => string;

const of =
  (...parts: readonly Texts[]): Telling =>
  ({ random }) =>
    join(random, ...parts);

const surroundings: Texts = [
  'The store is easy to find from the station',
  'Parking is free for an hour',
  'The car park was nearly full',
  'The pavement was wet and slippery',
  'There is a bus stop right in front',
  'The street in front is being dug up',
  'A new shop opens next door soon',
  'The bicycle stands were all taken',
  'The nearest car park closes at seven',
  'It took me a while to find the way in from the car park',
];
const impressions: Texts = [
  '',
  '. Nothing surprised me',
  '. It was quieter than I thought',
  '. It was busy for this time of the day',
  '. I would go there again',
  '. Music was playing rather loudly',
  '. It smelt of fresh paint inside',
  '. Two children were playing by the door',
];
const nothing: Texts = [
  'No, nothing else',
  'Nothing else',
  'No, all went as the briefing said',
  'Nothing that is not in the answers',
];

const atHome: Texts = [
  'I mostly order on the phone',
  'My neighbour buys there too',
  'The packaging was hard to open',
  'I keep the boxes for parcels of my own',
  'It was a present',
  'I bought it in a sale',
];
const ofLetters: Texts = [
  'I do everything in the app',
  'My neighbour is their customer too',
  'The last letter took a week',
  'I mostly get e-mails, hardly any letters',
  'I would like larger print',
  'My parents were their customers already',
];
const needsThem = (scene: Scene): boolean => saidOf(scene, 'How often do you need them?').length > 0;

const afterAll: Telling = (scene) => {
  const { random, obstacle, mood, place } = scene;
  if (place === 'home')
    return join(random, needsThem(scene) ? ofLetters : atHome, ['', ', by the way', ', if that matters']);
  if (obstacle?.kind === 'closed')
    return join(random, [
      'I waited for ten minutes, and nobody came',
      'Two more people came and went away again',
      'I looked for another entrance, there is none',
      'Nobody answers the phone either',
      'The shop beside it could not tell me more',
      'I came within the opening hours',
    ]);
  if (obstacle)
    return join(random, [
      'I asked two neighbours, and neither knew the store',
      'I walked the street up and down',
      'The map leads to the same place',
      'The postman does not know it either',
    ]);
  if (place === 'outside') return join(random, random.chance(0.2) ? nothing : surroundings);
  if (mood === 'poor')
    return join(random, [
      'It looked as if nobody had tidied up for days',
      'I had the feeling of being in the way',
      'Too few people were at work',
      'I would not go there again',
      'Several customers left without buying anything',
    ]);
  return random.chance(0.2) ? join(random, nothing) : join(random, surroundings, impressions);
};

/** Only staff at the counter or on the floor can have a badge, worn or not. */
const badge: Telling = (scene) => {
  const served = saidOf(scene, 'Who served you?').some((one) => /member of staff|on the floor/.test(one));
  if (!served) return scene.random.pick(['Nobody with a badge served me', 'I spoke to nobody with a badge']);
  if (scene.random.chance(0.12))
    return scene.random.pick(['No badge', 'It was turned round', 'Too small to read']);
  return scene.random.pick(firstNames);
};

const wish: Telling = (scene) => {
  const member = saidOf(scene, 'Are you in the loyalty programme?').includes('Yes');
  return join(
    scene.random,
    [
      'Shorter queues',
      'Somebody who answers the phone',
      'Fewer e-mails',
      'Clearer prices',
      'Staff who have time for a question',
      'Longer opening hours',
      ...(needsThem(scene)
        ? ['Letters that one understands', 'An app that does not log me out']
        : ['A website that remembers what I bought', 'Less plastic around everything']),
      ...(member ? ['Points that last for longer than a year', 'Rewards that one can choose'] : []),
    ],
    ['', ', above all', ', and a little more patience', ', please', ', and soon'],
  );
};

/** Opening hours include the day and time of the visit. */
const weekdays: Telling = of(
  ['7:00', '7:30', '8:00', '8:30', '9:00'],
  [' to '],
  ['18:30', '19:00', '19:30', '20:00', '21:00'],
);
const weekend: Telling = (scene) => {
  const { random } = scene;
  const saturday = join(random, ['8:00', '8:30', '9:00'], [' to '], ['18:30', '19:00', '20:00']);
  const sunday = isOn(scene, 0)
    ? join(random, ['8:00', '8:30', '9:00'], [' to '], ['18:30', '19:00'])
    : random.pick(['closed', 'closed', '10:00 to 16:00', '11:00 to 17:00']);
  return `Saturday ${saturday}, Sunday ${sunday}`;
};

const defects: Texts = [
  'one lamp is off',
  'one lamp flickers',
  'a price has fallen over',
  'the edge of a poster has come loose',
  'a hanger lies on the floor',
  'fingerprints on the glass',
  'dust on the lower shelf',
  'the last letter of the name is missing',
  'a sticker of the last sale',
  'a dead plant',
];
const faults: Telling = (scene) => {
  const current = saidOf(scene, 'Do the windows show the new season?').includes('Yes');
  if (!current)
    return join(scene.random, [
      'The left window still has the last season',
      'The posters of the new season are missing',
      'The old sale is still advertised',
      'Both windows are as they were last month',
    ]);
  return scene.random.chance(0.35)
    ? scene.random.pick(['Nothing', 'Nothing that I could see', 'Nothing is'])
    : join(scene.random, ['Left window: ', 'Right window: '], defects);
};

const advice: Telling = (scene) => {
  const answered = [
    'How well was your first question answered?',
    'How well was your second question answered?',
    'How well was your third question answered?',
  ].some((title) => !saidOf(scene, title).includes('Not at all'));
  if (!answered) return scene.random.pick(['There was none', 'Nobody gave me any']);
  return join(
    scene.random,
    [
      'To compare it',
      'To try it for a month',
      'To wait until the end of the month',
      'To begin with the smallest',
      'To read the terms',
      'To come back',
    ],
    [
      ' before I decide',
      ' as nothing is lost by it',
      ' and to ask again then',
      ' with somebody of my family',
      ', she said',
    ],
  );
};

const told: Readonly<Record<string, Telling>> = {
  'Anything else we should know?': afterAll,
  'Anything else?': afterAll,
  'Anything else about the shelf?': of(
    ['The lowest board', 'The upper board', 'The left end', 'The right end', 'The middle', 'The whole shelf'],
    [
      ' is rather dark',
      ' is neatly filled',
      ' was being filled when I came',
      ' has new labels',
      ' is easy to reach',
      ' had been tidied',
    ],
  ),
  'What did the badge say?': badge,
  'What do you wish they did better?': wish,
  'What is broken, dirty or missing?': faults,
  'What was the best advice?': advice,
  'When is it open at the weekend?': weekend,
  'When is it open from Monday to Friday?': weekdays,
  'Where in the store does it stand?': of(
    ['First aisle', 'Second aisle', 'Third aisle', 'Last aisle', 'On the left wall', 'On the right wall'],
    [
      ', at eye level',
      ', on the lowest shelf',
      ', on the top shelf',
      ', at the end',
      ', near the tills',
      ', half way down',
    ],
  ),
};

/** Answers to questions that users wrote, by their first words; they claim nothing unknowable. */
const byWord: readonly (readonly [RegExp, Texts])[] = [
  [/^(why|what for)\b/i, ['It was said to be so today', 'I was not told', 'Nobody could tell me']],
  [/^where\b/i, ['Near the entrance', 'Half way down the main aisle', 'At the far end, on the left']],
  [/^who\b/i, ['A member of staff', 'The duty manager', 'Somebody at the till']],
  [/^when\b/i, ['In the morning', 'Around noon', 'Shortly before I left']],
  [/^how (long|many|much)\b/i, ['A few', 'Not many', 'About as usual']],
  [/^how\b/i, ['As one would expect', 'Better than I thought', 'Well enough']],
  [/\b(else|surpris|comment|remark|note)/i, nothing],
  [/^(is|are|was|were|do|does|did|has|have|can)\b/i, ['Yes', 'Yes, as far as I could see', 'Not that I saw']],
];

export function textFor(title: string, scene: Scene): string {
  const own = told[title];
  if (own) return own(scene);
  return scene.random.pick(
    byWord.find(([word]) => word.test(title))?.[1] ?? [
      'Nothing to report',
      'As in the photos',
      'As the briefing says',
    ],
  );
}

/** The titles with texts of their own. */
export const titlesWithTexts: readonly string[] = Object.keys(told);
