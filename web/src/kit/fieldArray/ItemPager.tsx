import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldArrayMessages } from '../../messages/fieldArrays.ts';
import classes from './FieldArray.module.css';

interface ItemPages {
  readonly total: number;
  /** The position of the first shown item. */
  readonly from: number;
  readonly of: <Item>(items: readonly Item[]) => readonly Item[];
  /** Goes to the page of a position. */
  readonly show: (position: number) => void;
  readonly size: number;
}

/**
 * The pages of a list of items with fields. An error switches to its page, once.
 * @param wrong the position of the first item with an error, or -1
 */
export function useItemPages(total: number, size: number, wrong: number): ItemPages {
  const [page, setPage] = useState(0);
  const [told, setTold] = useState(-1);
  if (told !== wrong) {
    setTold(wrong);
    if (wrong !== -1) setPage(Math.floor(wrong / size));
  }
  // Removing items may remove the last page.
  const last = Math.max(0, Math.ceil(total / size) - 1);
  const shown = Math.min(page, last);
  const from = Number.isFinite(size) ? shown * size : 0;
  return {
    total,
    from,
    of: (items) => items.slice(from, from + size),
    show: (position) => setPage(Number.isFinite(size) ? Math.floor(position / size) : 0),
    size,
  };
}

/** Page buttons; nothing for a single page. */
export function ItemPager({ label, pages }: { readonly label: string; readonly pages: ItemPages }) {
  const { total, from, size, show } = pages;
  if (total <= size) return null;
  const to = Math.min(total, from + size);
  return (
    <nav className={classes.pager} aria-label={fieldArrayMessages.pages(label)}>
      <ActionIcon
        aria-label={fieldArrayMessages.pageBefore}
        aria-disabled={from === 0}
        onClick={() => show(Math.max(0, from - size))}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <span aria-live="polite">{fieldArrayMessages.range(from + 1, to, total)}</span>
      <ActionIcon
        aria-label={fieldArrayMessages.pageAfter}
        aria-disabled={to === total}
        onClick={() => to < total && show(to)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </nav>
  );
}
