import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { scrollToTopThresholdPixels } from '../../constants.ts';

/** Appears once the page, or a scrolling part of it, has scrolled beyond the threshold. */
export function ScrollToTop() {
  const [scrolled, setScrolled] = useState<Element | null>(null);
  useEffect(() => {
    // Scroll events do not bubble, but they are captured: one listener covers the page and every scrolling part.
    const onScroll = ({ target }: Event) => {
      const element = target instanceof Document ? target.documentElement : target;
      if (!(element instanceof Element) || !takesMostOfTheWindow(element)) return;
      setScrolled(element.scrollTop > scrollToTopThresholdPixels ? element : null);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);
  if (!scrolled?.isConnected) return null;
  return (
    <ActionIcon
      size={30}
      variant="default"
      aria-label="Scroll to top"
      title="Scroll to top"
      onClick={() => scrolled.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <IconArrowUp size={16} />
    </ActionIcon>
  );
}

/** Menus and lists of options scroll as well, but need no button to their top. */
const takesMostOfTheWindow = (element: Element): boolean =>
  element === document.documentElement || element.clientHeight > window.innerHeight / 3;
