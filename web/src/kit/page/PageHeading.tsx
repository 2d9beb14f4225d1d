import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { productName } from '../../constants.ts';
import classes from './PageHeading.module.css';

const HeadingSlot = createContext<HTMLElement | null>(null);

/** The bar that shows page headings. Without one, a heading is rendered in place. */
export function HeadingBar({
  children,
}: {
  children: (slot: (element: HTMLElement | null) => void) => ReactNode;
}) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return <HeadingSlot value={element}>{children(setElement)}</HeadingSlot>;
}

/** Sets the browser tab's title to the page's title and the product's name. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}

/** The page's main heading, shown in the top bar, with an optional secondary note such as a count. */
export function PageHeading({ title, note }: { title: string; note?: ReactNode }) {
  useTabTitle(title);
  const slot = use(HeadingSlot);
  const heading = (
    <div className={classes.heading}>
      <h1 className={classes.title}>{title}</h1>
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </div>
  );
  return slot ? createPortal(heading, slot) : heading;
}

/** The breadcrumb of a detail page, shown in the top bar instead of a heading. */
export function PageTrail({ children }: { children: ReactNode }) {
  const slot = use(HeadingSlot);
  const trail = <div className={classes.trail}>{children}</div>;
  return slot ? createPortal(trail, slot) : null;
}
