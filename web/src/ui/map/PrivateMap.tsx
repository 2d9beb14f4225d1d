import { MapFrame } from './MapFrame.tsx';
import OfflineMap from './offline/OfflineMap.tsx';
import type { OfflineMapProps } from './offline/OfflineMap.tsx';

export interface PrivateMapProps extends OfflineMapProps {
  readonly className: string;
}

/** The map of pages whose address is a secret: it sends no request to a third party, whatever keys the server has. */
export function PrivateMap({ className, ...content }: PrivateMapProps) {
  return (
    <MapFrame label={content.label} className={className}>
      <OfflineMap {...content} />
    </MapFrame>
  );
}
