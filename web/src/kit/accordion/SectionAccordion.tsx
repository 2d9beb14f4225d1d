import { Accordion } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { expandAllDelayMilliseconds } from '../../constants.ts';

interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

/**
 * Collapsible parts. The first one is open initially and the others open a moment later, so that the beginning of a
 * long page appears first. Parts that the user folds meanwhile stay folded.
 */
export function SectionAccordion({ items }: { items: readonly AccordionItem[] }) {
  const [opened, setOpened] = useState<readonly string[]>(() => items.slice(0, 1).map(({ id }) => id));
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return undefined;
    const timer = setTimeout(() => setOpened(items.map(({ id }) => id)), expandAllDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [items, touched]);
  return (
    <Accordion
      multiple
      value={[...opened]}
      onChange={(next) => {
        setTouched(true);
        setOpened(next);
      }}
    >
      {items.map(({ id, title, content }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{content}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
