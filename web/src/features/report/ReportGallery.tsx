import { createContext, lazy, Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import type { ReportPicture } from './pictures.ts';

/** Fetches the gallery, also before it is asked for. */
export const loadGallery = () => import('./PictureOverlay.tsx');
const Overlay = lazy(async () => ({ default: (await loadGallery()).PictureOverlay }));

const OpenPicture = createContext<(id: string) => void>(() => undefined);

/** Opens a photo or video by its id in the gallery around. */
export const useOpenPicture = () => use(OpenPicture);

interface ReportGalleryProps {
  /** In the order in which they are looked through, across tasks. */
  readonly pictures: readonly ReportPicture[];
  readonly children: ReactNode;
}

/** One gallery for all the photos and videos inside of it. */
export function ReportGallery({ pictures, children }: ReportGalleryProps) {
  const [current, setCurrent] = useState<string | null>(null);
  return (
    <OpenPicture value={setCurrent}>
      {children}
      {current !== null && (
        <Suspense fallback={null}>
          <Overlay
            pictures={pictures}
            current={current}
            onMove={setCurrent}
            onClose={() => setCurrent(null)}
          />
        </Suspense>
      )}
    </OpenPicture>
  );
}
