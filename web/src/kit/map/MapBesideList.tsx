import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useClusters } from '../../ui/map/useClusters.ts';
import { isInside } from '../../ui/map/map.ts';
import type { MapArea, MapBox, MapMarker } from '../../ui/map/map.ts';
import { MapView } from '../../ui/map/MapView.tsx';
import { inRem, textScale } from '../../ui/textScale.ts';
import { useRowWindow } from '../../ui/table/useRowWindow.ts';
import { earthBox, withMargin } from './mapBox.ts';
import type { MapBoxControl } from './useMapBox.ts';
import stale from '../../ui/stale.module.css';
import classes from './MapBesideList.module.css';

interface MapBesideListProps<Item> {
  /** Names the list, and the map as 'Map of …'. */
  readonly label: string;
  /** The noun for one item, in the singular. */
  readonly thing: string;
  readonly box: MapBoxControl;
  /** The items of the list; keep the same array until it changes. */
  readonly items: readonly Item[];
  /**
   * The markers, which may be more than the items; keep the same array until it changes. Ids are those of the items.
   */
  readonly markers: readonly MapMarker[];
  readonly selected: string | undefined;
  /** Ids of other highlighted markers; keep the same array until they change. */
  readonly marked?: readonly string[];
  readonly onSelect: (id: string) => void;
  /** The items are about to be replaced. */
  readonly busy: boolean;
  readonly controls?: ReactNode;
  /** A note above the list. */
  readonly note?: ReactNode;
  /** Shown instead of rows when there are none: loading, empty, failed. */
  readonly message: ReactNode;
  /** Called with a box that was drawn on the map, to select its items. */
  readonly onBoxDrawn?: ((box: MapBox) => void) | undefined;
  /** Additional markers of the map that are not in the list. */
  readonly layer?: MapLayer | undefined;
  /** Below both, such as actions for the selection. */
  readonly footer?: ReactNode;
  /** Renders an item of the list in three lines; keep the same function until its output changes. */
  readonly children: (item: Item) => ReactNode;
}

/** Additional markers, clustered separately from those of the list. */
export interface MapLayer {
  /** The noun for one of them, in the singular. */
  readonly thing: string;
  /** Keep the same array until it changes. */
  readonly markers: readonly MapMarker[];
  /** The area around an unclustered marker, by its id. */
  readonly areas: ReadonlyMap<string, MapArea>;
  readonly onSelect: (id: string) => void;
}

/**
 * A map and the list of its visible items. Hovering over a list item highlights its marker, selecting a marker scrolls
 * the list to it, and selecting a group opens it.
 */
export function MapBesideList<Item extends { readonly id: string }>({
  items,
  markers,
  box,
  selected,
  thing,
  marked = noMarks,
  onBoxDrawn,
  layer,
  children,
  ...props
}: MapBesideListProps<Item>) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [groupId, setGroupId] = useState<string | null>(null);
  const { zoom, inSight } = box;
  const around = useMemo(() => withMargin(inSight), [inSight]);
  const standingOut = useMemo(
    () => [...marked, ...[hovered, selected].flatMap((id) => id ?? [])],
    [marked, hovered, selected],
  );
  const shown = useClusters(markers, { zoom, box: around, marked: standingOut }, { thing });
  const others = useClusters(
    layer?.markers ?? noMarkers,
    { zoom, box: around, marked: noMarks },
    { thing: layer?.thing ?? '', look: quiet },
  );
  // The group's members are those currently on the map: another filter may change or remove them.
  const group = useMemo(
    () => (groupId === null ? null : (shown.listOf(groupId) ?? others.listOf(groupId) ?? null)),
    [groupId, shown, others],
  );
  if (groupId !== null && group === null) setGroupId(null);
  const onMap = useMemo(() => [...others.markers, ...shown.markers], [others.markers, shown.markers]);
  const areas = useMemo(() => areasToDraw(layer, others.markers, inSight), [layer, others.markers, inSight]);
  const list = useRef<HTMLUListElement>(null);
  const [scale] = useState(textScale);
  const { from, to, show } = useRowWindow(list, items.length, itemHeight * scale, true);
  // Markers that are added while the map loads do not change the list.
  const rows = useMemo(
    () =>
      items.slice(from, to).map((item, position) => (
        <li
          key={item.id}
          data-item={item.id}
          data-index={from + position}
          aria-posinset={from + position + 1}
          aria-setsize={items.length}
          className={classes.item}
          data-selected={item.id === selected || undefined}
          data-hovered={item.id === hovered || undefined}
        >
          {children(item)}
        </li>
      )),
    [items, from, to, selected, hovered, children],
  );
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
  const reveal = useEffectEvent(() => {
    const index = items.findIndex(({ id }) => id === selected);
    if (index >= 0) show(index);
  });
  const known = items.length > 0;
  useEffect(() => {
    // Not during a render: the row window is rendered synchronously.
    if (selected !== undefined && known) queueMicrotask(() => reveal());
  }, [selected, known]);

  const select = (id: string) => {
    const isListed = (shown.listOf(id) ?? others.listOf(id)) !== undefined;
    const around = shown.boxOf(id) ?? others.boxOf(id);
    setGroupId(isListed ? id : null);
    if (isListed) return;
    if (around) box.show(withMargin(around));
    else if (layer?.markers.some((own) => own.id === id)) layer.onSelect(id);
    else props.onSelect(id);
  };

  return (
    <div className={classes.page}>
      <section
        ref={side}
        className={`${classes.side} ${stale.stale}`}
        data-stale={(props.busy && items.length > 0) || undefined}
        aria-label={props.label}
        tabIndex={-1}
      >
        {props.controls !== undefined && <div className={classes.controls}>{props.controls}</div>}
        {props.note !== undefined && <p className={classes.note}>{props.note}</p>}
        {items.length === 0 ? (
          <div className={classes.message}>{props.message}</div>
        ) : (
          <ul
            ref={list}
            className={classes.list}
            style={roomFor(from, items.length - to)}
            aria-label={props.label}
            aria-busy={props.busy}
          >
            {rows}
          </ul>
        )}
      </section>
      <MapView
        className={classes.map ?? ''}
        label={`Map of ${props.label.toLowerCase()}`}
        markers={onMap}
        areas={areas}
        follow={false}
        wheel
        box={box.wanted}
        onSelect={select}
        group={group}
        onGroupSelect={select}
        onGroupClose={() => setGroupId(null)}
        onBoxChange={box.onBoxChange}
        {...(onBoxDrawn && { onBoxDrawn: (drawn) => onBoxDrawn(earthBox(drawn)) })}
      />
      {props.footer !== undefined && <div className={classes.footer}>{props.footer}</div>}
    </div>
  );
}

/** The height of an item in pixels at the default text size, including its border, as in the style sheet. */
const itemHeight = 84;

/** Padding in place of the items above and below the row window. */
const roomFor = (above: number, below: number): CSSProperties => ({
  paddingTop: inRem(above * itemHeight),
  paddingBottom: inRem(Math.max(0, below) * itemHeight),
});

const noMarkers: readonly MapMarker[] = [];
const noMarks: readonly string[] = [];
const quiet = { tone: 'neutral', small: true } as const;

/** More circles than this become a blot: then only those of unclustered markers are drawn. */
const mostAreas = 200;

function areasToDraw(layer: MapLayer | undefined, shown: readonly MapMarker[], inSight: MapBox): MapArea[] {
  if (!layer || layer.areas.size === 0) return [];
  const inView = [...layer.areas.values()].filter((area) => isInside(area, inSight));
  return inView.length <= mostAreas ? inView : shown.flatMap(({ id }) => layer.areas.get(id) ?? []);
}
