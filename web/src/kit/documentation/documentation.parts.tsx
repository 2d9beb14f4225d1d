import { definePart } from '../../parts/definition.ts';
import { Documentation } from './Documentation.tsx';

const items = [
  { id: '1', title: 'How to take good photos', url: 'https://example.com/guide', type: 'LINK' },
  { id: '2', title: 'What a good report looks like', url: 'https://example.com/report.jpg', type: 'IMAGE' },
  { id: '3', title: 'The way to the shelf', url: 'https://example.com/walk.mp4', type: 'VIDEO' },
] as const;

export const parts = [
  definePart('Documentation', {
    'to be changed': () => <Documentation items={items} to="orders/images" change={async () => undefined} />,
    'to be read': () => <Documentation items={items} to="orders/images" />,
    'without any': () => <Documentation title="Resources" items={[]} to="orders/images" />,
  }),
];
