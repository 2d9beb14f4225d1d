import { circle } from 'leaflet';
import type { Circle } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapArea, MapTone } from '../map.ts';
import classes from './OfflineMap.module.css';
import { inSlices } from './inSlices.ts';
import { useLeafletMap } from './LeafletContainer.tsx';

interface OfflineAreasProps {
  readonly areas: readonly MapArea[];
  readonly onSelect: ((id: string) => void) | undefined;
}

const classOf: Record<MapTone, string | undefined> = {
  neutral: classes.neutralArea,
  active: classes.activeArea,
  waiting: classes.waitingArea,
  done: classes.doneArea,
  failed: classes.failedArea,
};

interface Drawn {
  readonly layer: Circle;
  readonly area: MapArea;
}

/** Circles on the ground; unchanged ones are not redrawn when the map moves. */
export function OfflineAreas({ areas, onSelect }: OfflineAreasProps) {
  const map = useLeafletMap();
  const drawn = useRef<Map<string, Drawn>>(new Map());
  const select = useEffectEvent((id: string) => onSelect?.(id));
  const interactive = onSelect !== undefined;
  useEffect(() => {
    const shown = drawn.current;
    return () => {
      shown.forEach(({ layer }) => layer.remove());
      shown.clear();
    };
  }, []);
  useEffect(() => {
    const shown = drawn.current;
    const wanted = new Map(areas.map((area) => [area.id, area]));
    for (const [id, { layer, area }] of shown) {
      if (looksLike(area, wanted.get(id))) continue;
      layer.remove();
      shown.delete(id);
    }
    const added = areas.filter(({ id }) => !shown.has(id));
    return inSlices(added, (area) => {
      const layer = circle([area.latitude, area.longitude], {
        radius: area.radiusMetres,
        weight: 1.5,
        fillOpacity: 0.05,
        className: classOf[area.tone ?? 'active'] ?? '',
        interactive,
      });
      layer.bindTooltip(area.label);
      layer.on('click', () => select(area.id));
      layer.addTo(map);
      shown.set(area.id, { layer, area });
    });
  }, [map, areas, interactive]);
  return null;
}

const looksLike = (drawn: MapArea, area: MapArea | undefined): boolean =>
  area !== undefined &&
  drawn.label === area.label &&
  drawn.latitude === area.latitude &&
  drawn.longitude === area.longitude &&
  drawn.radiusMetres === area.radiusMetres &&
  drawn.tone === area.tone;
