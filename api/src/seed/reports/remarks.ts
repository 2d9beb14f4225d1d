import { oneOf } from '../random.ts';
import { oldestWords } from '../templates/oldest-tasks.ts';
import { join } from './scene.ts';
import type { Scene, Texts } from './scene.ts';

/** Remarks on answers, by question and by option, or for any answer. */
type Remarks = Texts | Readonly<Record<string, Texts>>;

const tillRemarks = {
  Good: [
    'I was greeted and had my change at once',
    'A second till was opened when three people queued',
    'Quick, and I was wished a good day',
    'It took about two minutes',
    'The cashier packed the bag for me',
  ],
  Fair: [
    'Friendly, but one till of three was open',
    'No greeting, the rest was in order',
    'The scanner failed twice',
    'It went slowly, as somebody was being taught',
  ],
  Poor: [
    'Nobody at the till for five minutes',
    'The cashier was on the phone all the time',
    'I was told to go to the other till, and there to come back',
  ],
} as const;

const question: Readonly<Record<string, Texts>> = {
  'Surely and rightly': [
    'Answered without looking it up',
    'With an example of a customer',
    'It is what the website says',
  ],
  Unsurely: ['A colleague was asked first', 'Looked up on the screen', 'The first answer was taken back'],
  'Not at all': [
    'I was sent to the website',
    'I was told to come back tomorrow',
    'The question was passed over',
  ],
};

const remarks: Readonly<Record<string, Remarks>> = {
  Comment: [
    'The whole display is in its place, and full',
    'The display stands behind a pillar',
    'Half of the display is empty',
    'The header is missing, the rest is as planned',
    'It stands beside the tills, where everybody sees it',
    'The display is full, and its prices are up',
    'It has been moved to the end of the second aisle',
    'One shelf of the display holds other products',
  ],
  'Where you found it': [
    'Second aisle, at eye level',
    'On a table near the entrance',
    'At the back, beside the changing rooms',
    'On the lowest shelf, I nearly missed it',
    'In the window, and once more inside',
    'Beside the tills',
  ],
  'How you were served': [
    'I was greeted at once and had what I wanted in three minutes',
    'Friendly, though I had to wait for somebody',
    'Quickly, but without a word too many',
    'I was asked what I like, and was told what they have new',
    'Well: my question was answered without looking it up',
    'Somebody else was served before me, then all went well',
  ],
  'How your questions were answered': [
    'The first two surely, the third after a look at the screen',
    'All three at once, with examples',
    'Two well; for the third I was sent to the website',
    'Patiently, and with a leaflet at the end',
    'By a newcomer, who asked a colleague each time',
  ],
  'What you noticed about the prices': [
    'All labels have a price by weight as well',
    'Two labels were hidden behind others',
    'A red label stands for what is reduced',
    'The label and the till agree, I asked',
    'Nothing: each product has its label',
  ],
  'Your opinion of them': [
    'Fair prices, but nobody to talk to',
    'I have never had to complain',
    'The letters could be shorter',
    'They were quick when I moved',
    'Good, since they have the app',
    'I would recommend them to my parents',
    'The bill is hard to understand',
  ],
  'Rate the service at the till': tillRemarks,
  'How was the service at the till?': tillRemarks,
  'How was the service?': tillRemarks,
  'Which products are there?': {
    'None of them': [
      'I asked at the desk: none are on sale here',
      'Their place is taken by another brand',
      'The shelf is there, and empty',
    ],
    Boxes: [
      'The boxes stand on the top shelf',
      'The seal of the boxes is whole',
      'The boxes are beside the bars',
    ],
    Bags: ['The bags hang on hooks', 'Bars and bags share a shelf', 'The bags are one board lower'],
    Bars: [
      'The bars are at eye level',
      'The bars fill two rows',
      'The bars begin at the left end',
      'The bars have new labels',
    ],
  },
  'Who served you?': {
    'Somebody on the floor': [
      'A young man came up to me',
      'I had to ask twice',
      'She left what she was doing',
      'I was led to the right place',
    ],
    Nobody: [
      'I waited for ten minutes, and nobody came',
      'The one person there was on the phone',
      'Nobody looked up',
    ],
    'A member of staff at the counter': ['I was greeted at once', 'It took a moment until somebody came'],
  },
  'Is the entrance clean?': {
    Yes: ['It had just been swept', 'The glass is clean too'],
    No: ['Cigarette ends beside the door', 'The glass has finger marks', 'Leaves have blown in'],
  },
  'Are all products on the shelf?': {
    Yes: ['It was being filled when I came', 'Some are in the second row'],
    No: ['One row is empty', 'Two labels have no product', 'I asked: a delivery comes tomorrow'],
  },
  'Is there a promotion?': {
    Yes: ['Three for the price of two', 'A sign at the end of the aisle', 'Until the end of the month'],
    No: ['The sign of the last one is still there, struck out', 'I looked at the end of the aisle too'],
  },
  'Are the opening hours on the door?': {
    Yes: ['On the glass, at eye level', 'On a plate beside the door'],
    No: ['Only the days, not the times', 'They have been peeled off'],
  },
  'Can one pass everywhere with a trolley?': {
    Yes: ['The aisles are wide', 'One cage stood at the side'],
    No: ['Two cages with goods stand in the aisle', 'A ladder stood in the way'],
  },
  'Is it in stock?': {
    Yes: ['One left', 'Behind another product'],
    No: [
      'The place is empty',
      'Its place is filled with another product',
      'Its label is there, the product is not',
    ],
  },
  'Do the windows show the new season?': {
    Yes: ['As in the briefing'],
    No: ['Still the last one', 'One window of the two does'],
  },
  'Were you asked who you are?': {
    Yes: ['For the order number', 'For a card with my name'],
    No: ['The name was enough', 'I only showed the e-mail'],
  },
  'In what state was it?': {
    'Slightly damaged': ['One corner is dented', 'The tape has come off at one side'],
    'Badly damaged': ['The box is torn open', 'It has been wet'],
  },
  'Are the hours those of the website?': {
    Yes: ['Line by line'],
    No: [
      'On Saturdays they differ by half an hour',
      'The website has no hours for bank holidays',
      'The website still has the winter hours',
    ],
  },
  'Were you given a leaflet?': {
    Yes: ['The new one', 'And a card with a name'],
    No: ['They had run out', 'I was sent a link later'],
  },
  'Are all lamps lit?': {
    Yes: ['Those of the sign too'],
    No: ['One lamp above pump two is off', 'Two letters of the sign are dark'],
  },
  'Was everything in the box?': {
    Yes: ['Two screws more than on the list'],
    No: ['One screw is missing', 'The leaflet was missing'],
  },
  'Does the display stand?': {
    Yes: ['Within five steps of the door', 'Beside the first till', 'At the end of the first aisle'],
    No: ['Still in the store room', 'I asked: it was taken down yesterday'],
  },
  'How well was your first question answered?': question,
  'How well was your second question answered?': question,
  'How well was your third question answered?': question,
  'How clean was the store?': { 'Not clean': ['Mostly near the entrance', 'Something had been spilt'] },
  'How friendly was the staff?': {
    'Very friendly': ['With a smile'],
    Unfriendly: ['No greeting and no goodbye'],
  },
  'How clean is the ground?': { 'Not clean': ['Oil at pump three', 'Litter along the fence'] },
  'How well was the sample explained to you?': {
    Well: ['With the ingredients'],
    'Not at all': ['It was put into my hand'],
  },
};

const lastResort: Texts = [
  'I looked twice to be sure',
  'As one sees it from the aisle',
  'As it was when I came',
];

/** A remark on the chosen options; null if nothing is certainly true. */
export function remarkFor(title: string, chosen: readonly string[], scene: Scene): string | null {
  const own = remarks[title];
  if (own === undefined) return null;
  if (isTexts(own)) return scene.random.pick(own);
  const about = chosen.map((value) => own[value]).filter((texts) => texts !== undefined);
  const texts = oneOf(scene.random, about.toReversed());
  return texts ? scene.random.pick(texts) : null;
}

const isTexts = (own: Remarks): own is Texts => Array.isArray(own);

/** A remark where one is required: what can be seen at a closed door, or a text that is always true. */
export function remarkOrElse(title: string, chosen: readonly string[], scene: Scene): string {
  if (title === 'Photograph the closed door') return scene.obstacle?.note ?? closedDoor(scene);
  if (scene.obstacle && scene.obstacle.kind !== 'had to leave' && oldestWords.has(title))
    return `${scene.obstacle.said}. So there is no photo`;
  return remarkFor(title, chosen, scene) ?? join(scene.random, lastResort);
}

const closedDoor = (scene: Scene): string =>
  scene.random.pick([
    'The shutter is down',
    'A note says that it is closed for stocktaking',
    'Locked, and no light inside',
    'A note says: back in an hour',
  ]);

/** A remark on a price. */
export const promotionRemark = (regular: string, { random }: Scene): string =>
  random.pick([
    `On promotion, regularly ${regular}`,
    `Reduced from ${regular}`,
    `A red label: before ${regular}`,
  ]);
