import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import classes from './GroupList.module.css';
import type { MapMarker } from './map.ts';

export interface OpenGroup {
  readonly title: string;
  readonly members: readonly MapMarker[];
}

interface GroupListProps extends OpenGroup {
  /** Without it, members are read-only. */
  readonly onSelect?: ((id: string) => void) | undefined;
  readonly onClose: () => void;
}

/** A list above the map of a group's members whose markers would overlap at any zoom. */
export function GroupList({ title, members, onSelect, onClose }: GroupListProps) {
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  // A layout effect is cleaned up while the list is still in the document and has the focus.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    (element?.querySelector<HTMLElement>('li button') ?? element)?.focus({ preventScroll: true });
    return () => {
      // A marker that was redrawn cannot take the focus back, but the map around it can.
      const next = before?.isConnected === true ? before : element?.closest('section[aria-label]');
      if (element?.contains(document.activeElement) && next instanceof HTMLElement)
        next.focus({ preventScroll: true });
    };
  }, []);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = panel.current;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  return (
    <dialog ref={panel} open aria-labelledby={titleId} tabIndex={-1} className={classes.panel}>
      <header className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
          <IconX size={16} aria-hidden />
        </button>
      </header>
      <ul className={classes.members}>
        {members.map(({ id, label }) => (
          <li key={id}>
            {onSelect ? (
              <button type="button" className={classes.member} onClick={() => onSelect(id)}>
                {label}
              </button>
            ) : (
              <span className={classes.member}>{label}</span>
            )}
          </li>
        ))}
      </ul>
    </dialog>
  );
}
