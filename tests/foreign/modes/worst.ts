import { everywhere, type Mode, secondRow } from '../mode.ts';
import { batchModes } from './batches.ts';
import { instantsWithoutZone } from './dates.ts';
import { envelopeModes } from './envelopes.ts';
import { listsAsRecords } from './gaps.ts';
import { booleansAsNumbers, idsAsNumbers, numbersAsText } from './numbers.ts';
import { inCapitals, inPlaceOfWords, oneMoreWord, unknownWord } from './words.ts';

const named = (modes: readonly Mode[], name: string): Mode => {
  const mode = modes.find((one) => one.name === name);
  if (!mode) throw new Error(`There is no mode ${name}`);
  return mode;
};

/** Each wording after the other; lists come last, because what is no list any more is not looked into. */
const all: readonly Mode[] = [
  secondRow('unknown words', 'told', inPlaceOfWords(unknownWord)),
  everywhere('', 'read', inCapitals),
  everywhere('', 'read', oneMoreWord),
  everywhere('', 'read', instantsWithoutZone),
  everywhere('', 'read', numbersAsText),
  everywhere('', 'read', idsAsNumbers),
  everywhere('', 'read', booleansAsNumbers),
  named(batchModes, 'batches: in another order'),
  named(envelopeModes, 'only rows and a total'),
  named(envelopeModes, 'more keys, some of which objects have by themselves'),
  everywhere('', 'read', listsAsRecords),
];

/** Everything at once that can be read, and words in each second row that are unknown. */
export const worst: Mode = {
  name: 'everything at once',
  outcome: 'told',
  reword: (body, call) => all.reduce((worded, mode) => mode.reword(worded, call), body),
  headers: { 'content-type': 'application/vnd.api+json' },
};
