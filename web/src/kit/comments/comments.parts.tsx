import { definePart } from '../../parts/definition.ts';
import { AddComment, Comments } from './Comments.tsx';

const comments = [
  { id: '1', date: '2026-11-02T09:30:00Z', author: 'Olivia Hart', text: 'The door was closed.' },
  {
    id: '2',
    date: '2026-11-03T09:30:00Z',
    author: null,
    text: 'Tried again in the afternoon.\nIt was open.',
  },
];

export const parts = [
  definePart('Comments', {
    comments: () => <Comments comments={comments} />,
    none: () => <Comments comments={[]} />,
    'another one (press it)': () => <AddComment record="1" onAdd={async () => undefined} />,
  }),
];
