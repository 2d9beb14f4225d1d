import type { PurposeKey } from './purposes.ts';
import type { Random } from '../random.ts';

const channels: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Grocery: ['grocery', 'grocery', 'convenience'],
  Pharmacy: ['pharmacy'],
  Automotive: ['forecourt'],
  Utilities: ['forecourt'],
};

const regions: Readonly<Record<string, string>> = {
  London: 'south',
  Bristol: 'south',
  Brighton: 'south',
  Plymouth: 'south',
  Oxford: 'south',
  Norwich: 'south',
  Birmingham: 'midlands',
  Nottingham: 'midlands',
  Glasgow: 'scotland',
  Edinburgh: 'scotland',
  Aberdeen: 'scotland',
  Cardiff: 'wales',
  Swansea: 'wales',
  Belfast: 'northern ireland',
  Dublin: 'ireland',
  Cork: 'ireland',
  Galway: 'ireland',
  Limerick: 'ireland',
};

/** The store details of a job; jobs at home say that instead. */
export function metadataOf(
  industry: string | null,
  city: string | null,
  random: Random,
): Record<string, string> {
  const channel = random.pick(channels[industry ?? ''] ?? ['high street', 'retail park']);
  const flagship = random.chance(0.2);
  if (city === null) return { channel: 'at home' };
  return {
    channel,
    region: regions[city] ?? 'north',
    ...(flagship && { 'store format': 'flagship' }),
  };
}

/** Extra instructions; on a mystery visit the Shepherd does not ask for staff. */
const instructions: Partial<Record<PurposeKey, string>> = {
  mystery: 'Do not show the app to anybody in the store.',
  staff: 'Come when it is quiet, before eleven or after three.',
  window: 'Come by daylight, and not when the sun stands opposite.',
  hours: 'Photograph the notice for bank holidays too, if there is one.',
  site: 'Wear something bright, and mind the cars.',
  collection: 'Take the e-mail with the order number with you.',
  event: 'Do not say that you count.',
};
export const instructionFor = (key: PurposeKey): string =>
  instructions[key] ?? 'Ask for the duty manager first.';
