import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MarkerClusters } from '../../ui/map/clusters.ts';
import { boxAround } from '../../ui/map/map.ts';
import type { MapBox, MapMarker } from '../../ui/map/map.ts';
import { MapView } from '../../ui/map/MapView.tsx';
import { earthBox, withMargin } from './mapBox.ts';
import type { MapBoxControl } from './useMapBox.ts';
import classes from './MapBesideList.module.css';

interface MapBesideListProps<Item> {
  /** Names the list and, with 'Map of', the map. */
  readonly label: string;
  /** What one item is called, in the singular. */
  readonly thing: string;
  readonly box: MapBoxControl;
  /** What is in sight; keep the same array until it changes. */
  readonly items: readonly Item[];
  /** The marker of an item; keep the same function from render to render. */
  readonly marker: (item: Item) => MapMarker;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  /** The items are about to be replaced. */
  readonly busy: boolean;
  readonly controls?: ReactNode;
  /** What should be known about the list, above it. */
  readonly note?: ReactNode;
  /** Stands in place of the rows when there are none: loading, empty, failed. */
  readonly message: ReactNode;
  /** A box that was drawn on the map, to select what lies in it. */
  readonly onBoxDrawn?: ((box: MapBox) => void) | undefined;
  /** Stands below both, such as what can be done with what is selected. */
  readonly footer?: ReactNode;
  /** What the list shows of an item. */
  readonly children: (item: Item) => ReactNode;
}

/**
 * A map and the list of what is in sight on it. What is pointed at in the list is marked on the map, what is chosen on
 * the map comes into view in the list, and a group on the map opens when it is chosen.
 */
export function MapBesideList<Item extends { readonly id: string }>({
  items,
  marker,
  box,
  selected,
  thing,
  onBoxDrawn,
  ...props
}: MapBesideListProps<Item>) {
  const [hovered, setHovered] = useState<string | null>(null);
  const markers = useMemo(() => items.map(marker), [items, marker]);
  const clusters = useMemo(() => new MarkerClusters(markers), [markers]);
  const { zoom } = box;
  const shown = useMemo(
    () => clusters.at(zoom, (count) => `${count} ${thing}s; opens the group`),
    [clusters, zoom, thing],
  );
  const marked = useMemo(
    () =>
      shown.map(({ marker: own, members }) => ({
        ...own,
        selected: members.some((id) => id === hovered || id === selected),
      })),
    [shown, hovered, selected],
  );
  const list = useRef<HTMLUListElement>(null);
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = side.current;
    const point = ({ target }: Event) =>
      setHovered(
        target instanceof Element
          ? (target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null)
          : null,
      );
    const leave = () => setHovered(null);
    element?.addEventListener('pointerover', point);
    element?.addEventListener('focusin', point);
    element?.addEventListener('pointerleave', leave);
    return () => {
      element?.removeEventListener('pointerover', point);
      element?.removeEventListener('focusin', point);
      element?.removeEventListener('pointerleave', leave);
    };
  }, []);
  useEffect(() => {
    if (selected !== undefined)
      list.current?.querySelector('[data-selected]')?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);

  const select = (id: string) => {
    const group = shown.find(({ marker: own }) => own.id === id && own.count !== undefined);
    if (!group) props.onSelect(id);
    const around = group && boxAround(markers.filter((own) => group.members.includes(own.id)));
    if (around) box.show(withMargin(around));
  };

  return (
    <div className={classes.page}>
      <section ref={side} className={classes.side} aria-label={props.label} tabIndex={-1}>
        {props.controls !== undefined && <div className={classes.controls}>{props.controls}</div>}
        {props.note !== undefined && <p className={classes.note}>{props.note}</p>}
        {items.length === 0 ? (
          <div className={classes.message}>{props.message}</div>
        ) : (
          <ul ref={list} className={classes.list} aria-label={props.label} aria-busy={props.busy}>
            {items.map((item, position) => (
              <li
                key={item.id}
                data-item={item.id}
                data-index={position}
                className={classes.item}
                data-selected={item.id === selected || undefined}
                data-hovered={item.id === hovered || undefined}
              >
                {props.children(item)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <MapView
        className={classes.map ?? ''}
        label={`Map of ${props.label.toLowerCase()}`}
        markers={marked}
        follow={false}
        wheel
        box={box.wanted}
        onSelect={select}
        onBoxChange={box.onBoxChange}
        {...(onBoxDrawn && { onBoxDrawn: (drawn) => onBoxDrawn(earthBox(drawn)) })}
      />
      {props.footer !== undefined && <div className={classes.footer}>{props.footer}</div>}
    </div>
  );
}
