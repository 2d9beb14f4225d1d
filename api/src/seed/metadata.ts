import type { Random } from './random.ts';

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

/** What a job says about its store. */
export function metadataOf(
  industry: string | null,
  city: string | null,
  random: Random,
): Record<string, string> {
  return {
    channel: random.pick(channels[industry ?? ''] ?? ['high street', 'retail park']),
    ...(city !== null && { region: regions[city] ?? 'north' }),
    ...(random.chance(0.2) && { 'store format': 'flagship' }),
  };
}
