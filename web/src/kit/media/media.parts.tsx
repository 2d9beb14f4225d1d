import { definePart } from '../../parts/definition.ts';
import type { Media } from './media.ts';
import { MediaGallery } from './MediaGallery.tsx';
import { MediaGrid } from './MediaGrid.tsx';

const photo = {
  id: '1',
  type: 'PHOTO',
  status: 'READY',
  thumbUrl: '/favicon.svg',
  mediaUrl: '/favicon.svg',
  caption: 'The entrance',
  takenAt: '2026-11-02T09:30:00Z',
} as const satisfies Media;
const media: readonly Media[] = [
  photo,
  { ...photo, id: '2', caption: null },
  { ...photo, id: '3', status: 'PROCESSING', thumbUrl: null, mediaUrl: null, caption: null },
  {
    ...photo,
    id: '4',
    status: 'FAILED',
    thumbUrl: null,
    mediaUrl: null,
    caption: null,
    failureReason: 'It is no picture',
  },
  { ...photo, id: '5', type: 'VIDEO', thumbUrl: null, mediaUrl: '/film.mp4', caption: 'A film' },
];
const nothing = () => undefined;
const closed = { id: null, open: nothing, move: nothing, close: nothing };
const shown = [photo].map((one) => ({ ...one, about: 'Take a photo' }));

export const parts = [
  definePart('Media grid', {
    'ready, processing, failed, film': () => (
      <MediaGallery items={shown} shown={closed} load={nothing} renderOverlay={() => null}>
        <MediaGrid media={media} title="Take a photo" />
      </MediaGallery>
    ),
  }),
];
