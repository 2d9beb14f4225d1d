import { createContext, use } from 'react';

interface AllPhotos {
  /** As many as are known: those of items that nobody has read are not. */
  readonly count: number;
  readonly open: () => void;
  /** Fetches the code of the grid, for who seems to be about to open it. */
  readonly load: () => void;
}

const Photos = createContext<AllPhotos>({ count: 0, open: () => undefined, load: () => undefined });

/** The grid of all photos, for what opens it. */
export const AllPhotosProvider = Photos.Provider;
export const useAllPhotos = (): AllPhotos => use(Photos);
