import type { Map as LeafletMap } from 'leaflet';
import { createContext, use, useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';

const MapContext = createContext<LeafletMap | null>(null);

/** The map around a component. */
export function useLeafletMap(): LeafletMap {
  const map = use(MapContext);
  if (!map) throw new Error('useLeafletMap is called outside of LeafletContainer');
  return map;
}

/**
 * Calls `listen` after each of these events of the map.
 * @param types as Leaflet takes them: 'moveend resize'
 */
export function useMapEvents(types: string, listen: () => void): void {
  const map = useLeafletMap();
  const latest = useEffectEvent(listen);
  useEffect(() => {
    const call = () => latest();
    map.on(types, call);
    return () => void map.off(types, call);
  }, [map, types]);
}

interface LeafletContainerProps {
  readonly className: string;
  /** Creates the map in its element; called once for each element. */
  readonly create: (element: HTMLElement) => LeafletMap;
  readonly children: ReactNode;
}

/** An element with a map of Leaflet. The children draw on the map, and are rendered once it is there. */
export function LeafletContainer({ className, create, children }: LeafletContainerProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  // React attaches again when the callback changes, so the first one stays.
  const [attach] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const created = create(element);
    setMap(created);
    return () => {
      setMap(null);
      created.remove();
    };
  });
  return (
    <div ref={attach} className={className}>
      {map && <MapContext value={map}>{children}</MapContext>}
    </div>
  );
}
