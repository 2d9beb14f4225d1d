import type { TaskGroupInput } from '../../tasks/inputs.ts';
import type { PurposeKey } from './purposes.ts';
import { task } from './task-parts.ts';

/** Tasks of templates from before sections, jumps and component types: a photo and a text. */
type Asked = readonly [photo: string, description: string, words: string];

const display: Asked = ['Take a photo', 'Of the whole display.', 'Comment'];
const asked: Partial<Record<PurposeKey, Asked>> = {
  home: ['Photograph the last letter or message', 'Cover your name and all numbers.', 'Your opinion of them'],
  hunt: ['Photograph the product with its price label', 'Both must be readable.', 'Where you found it'],
  mystery: ['Photograph the front of the store', 'Do it when you leave.', 'How you were served'],
  price: [
    'Photograph the price labels',
    'Those of the products of the list.',
    'What you noticed about the prices',
  ],
  staff: ['Photograph the front of the store', 'Do it when you leave.', 'How your questions were answered'],
};

export function oldestTasks(key: PurposeKey): TaskGroupInput[] {
  const [photo, description, words] = asked[key] ?? display;
  return [
    {
      name: 'Tasks',
      tasks: [
        task('photo', photo, description, { type: 'photo' }, { required: ['photo'] }),
        task('comment', words, 'In your own words.', { type: 'simple' }, { required: ['comment'] }),
      ],
    },
  ];
}

/** The titles of the text tasks. */
export const oldestWords: ReadonlySet<string> = new Set(
  [display, ...Object.values(asked)].map(([, , words]) => words),
);
