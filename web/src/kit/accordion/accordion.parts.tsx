import { definePart } from '../../parts/definition.ts';
import { SectionAccordion } from './SectionAccordion.tsx';

const items = [
  { id: '1', title: 'Entrance', content: <p>Is it open?</p> },
  { id: '2', title: 'Shelf', content: <p>What stands on it?</p> },
];

export const parts = [
  definePart('Accordion', {
    'the first at once, the others a moment later': () => <SectionAccordion items={items} />,
  }),
];
