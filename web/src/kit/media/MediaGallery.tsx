import { createContext, lazy, Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import type { GalleryMedia } from './media.ts';

/** Fetches the gallery, also before it is asked for. */
export const loadGallery = () => import('./MediaOverlay.tsx');
const Overlay = lazy(async () => ({ default: (await loadGallery()).MediaOverlay }));

const OpenMedia = createContext<(id: string) => void>(() => undefined);

/** Opens a photo or video by its id in the gallery around. */
export const useOpenMedia = () => use(OpenMedia);

interface MediaGalleryProps {
  /** What can be shown, in the order in which it is looked through. */
  readonly items: readonly GalleryMedia[];
  readonly children: ReactNode;
}

/** One gallery for all the photos and videos of the grids inside of it. */
export function MediaGallery({ items, children }: MediaGalleryProps) {
  const [current, setCurrent] = useState<string | null>(null);
  return (
    <OpenMedia value={setCurrent}>
      {children}
      {current !== null && (
        <Suspense fallback={null}>
          <Overlay items={items} current={current} onMove={setCurrent} onClose={() => setCurrent(null)} />
        </Suspense>
      )}
    </OpenMedia>
  );
}
