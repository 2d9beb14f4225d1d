import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { MediaGallery } from '../../../kit/media/MediaGallery.tsx';
import { useMediaInHistory } from '../../../kit/media/mediaInHistory.ts';
import { useItemsOfTasks } from '../matrix/itemReaders.ts';
import { AllPhotosProvider } from './allPhotos.ts';
import { usePhotosInAddress } from './photosInAddress.ts';
import { picturesOf } from './pictures.ts';
import type { ReportSection } from '../reading.ts';

const loadOverlay = () => import('./PhotoOverlay.tsx');
const Overlay = lazy(async () => ({ default: (await loadOverlay()).PhotoOverlay }));
const load = () => void loadOverlay();
const loadPhotoGrid = () => import('./PhotoGridDialog.tsx');
const PhotoGrid = lazy(async () => ({ default: (await loadPhotoGrid()).PhotoGridDialog }));
const loadGrid = () => void loadPhotoGrid();

interface ReportGalleryProps {
  readonly sections: readonly ReportSection[];
  /** The base of the photos' file names. */
  readonly name: string;
  readonly children: ReactNode;
}

/** One gallery for all photos and videos of the report, and the grid of all of them. */
export function ReportGallery({ sections, name, children }: ReportGalleryProps) {
  const shown = useMediaInHistory();
  const { isOpen, open, close } = usePhotosInAddress();
  const read = useItemsOfTasks();
  const pictures = useMemo(() => picturesOf(sections, read), [sections, read]);
  const [wanted, setWanted] = useState<string | null>(null);
  // A refetched report may have lost the photos of a task.
  const task = pictures.some((picture) => picture.task.id === wanted) ? wanted : null;
  const inFilter = useMemo(
    () => (isOpen && task !== null ? pictures.filter((picture) => picture.task.id === task) : pictures),
    [isOpen, pictures, task],
  );
  // After a reload both open at the same time, and the later dialog is on top.
  const [isGridThere, setIsGridThere] = useState(false);
  const mayShow = !isOpen || isGridThere;
  const allPhotos = useMemo(
    () => ({ count: pictures.length, open, load: loadGrid }),
    [pictures.length, open],
  );
  return (
    <MediaGallery
      items={inFilter}
      shown={mayShow ? shown : { ...shown, id: null }}
      load={load}
      renderOverlay={(overlay) => <Overlay {...overlay} pictures={pictures} />}
    >
      <AllPhotosProvider value={allPhotos}>{children}</AllPhotosProvider>
      {isOpen && (
        <Suspense fallback={null}>
          <PhotoGrid
            sections={sections}
            pictures={pictures}
            inFilter={inFilter}
            task={task}
            onTask={setWanted}
            name={name}
            onThere={setIsGridThere}
            onClose={close}
          />
        </Suspense>
      )}
    </MediaGallery>
  );
}
