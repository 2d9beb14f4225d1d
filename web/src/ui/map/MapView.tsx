import { lazy, use, useRef, useState } from 'react';
import { BoxTool } from './BoxTool.tsx';
import { GroupList } from './GroupList.tsx';
import type { OpenGroup } from './GroupList.tsx';
import type { MapBox, MapContent } from './map.ts';
import { MapFrame } from './MapFrame.tsx';
import { readMapSettings } from './mapSettings.ts';

const GoogleMap = lazy(() => import('./google/GoogleMap.tsx'));
const OfflineMap = lazy(() => import('./offline/OfflineMap.tsx'));

export interface MapViewProps extends MapContent {
  readonly className?: string;
  /** A group whose members are listed above the map. */
  readonly group?: OpenGroup | null;
  /** Receives the selection from the list; without it, members are read-only. */
  readonly onGroupSelect?: (id: string) => void;
  readonly onGroupClose?: () => void;
}

/**
 * The map of the console. Google's library draws it when the server has a key. Without a key, and when Google fails to
 * load or refuses the key, the offline map draws country outlines with the same markers, areas and pins. Either library
 * is loaded only when a map is shown. The size comes from `className`.
 */
export function MapView(props: MapViewProps) {
  const { className = '', onBoxDrawn, group, onGroupSelect, onGroupClose, ...content } = props;
  const inSight = useRef<MapBox>(null);
  const drawable: MapContent = {
    ...content,
    onBoxChange: (box, rest) => {
      inSight.current = box;
      content.onBoxChange?.(box, rest);
    },
  };
  return (
    <MapFrame
      label={content.label}
      className={className}
      tools={
        <>
          {onBoxDrawn && <BoxTool inSight={inSight} onDrawn={onBoxDrawn} />}
          {group && (
            <GroupList
              key={group.members[0]?.id}
              {...group}
              onSelect={onGroupSelect}
              onClose={() => onGroupClose?.()}
            />
          )}
        </>
      }
    >
      <ChosenMap {...(onBoxDrawn ? drawable : content)} />
    </MapFrame>
  );
}

function ChosenMap(content: MapContent) {
  const { googleMapsApiKey } = use(readMapSettings());
  const [failed, setFailed] = useState(false);
  return googleMapsApiKey === null || failed ? (
    <OfflineMap {...content} />
  ) : (
    <GoogleMap {...content} apiKey={googleMapsApiKey} onFail={() => setFailed(true)} />
  );
}
