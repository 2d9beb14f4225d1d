import { MapFrame } from './MapFrame.tsx';
import OfflineMap from './offline/OfflineMap.tsx';
import type { OfflineMapProps } from './offline/OfflineMap.tsx';

export interface PrivateMapProps extends OfflineMapProps {
  readonly className: string;
}

/**
 * The door to maps for a page whose address is a secret: nothing is asked of anybody else, whatever keys the server has.
 */
export function PrivateMap({ className, ...content }: PrivateMapProps) {
  return (
    <MapFrame label={content.label} className={className}>
      <OfflineMap {...content} />
    </MapFrame>
  );
}
