import { createContext, use } from 'react';

interface AllPhotos {
  /** The number of known photos: those of items that are not loaded are missing. */
  readonly count: number;
  readonly open: () => void;
  /** Prefetches the code of the grid. */
  readonly load: () => void;
}

const Photos = createContext<AllPhotos>({ count: 0, open: () => undefined, load: () => undefined });

/** The grid of all photos, for the components that open it. */
export const AllPhotosProvider = Photos.Provider;
export const useAllPhotos = (): AllPhotos => use(Photos);
