import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { definePart } from '../../parts/definition.ts';
import { Picture } from './Picture.tsx';

const Gallery = lazy(async () => ({ default: (await import('./Gallery.tsx')).Gallery }));

const items = ['1', '2', '3'].map((id) => ({
  id,
  type: 'PHOTO' as const,
  thumbUrl: '/favicon.svg',
  mediaUrl: '/favicon.svg',
  caption: `Photo ${id}`,
  takenAt: '2026-11-02T09:30:00Z',
}));

function Opened() {
  const [current, setCurrent] = useState<string | null>(null);
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setCurrent('1')}>
        Open
      </Button>
      {current !== null && (
        <Suspense fallback={null}>
          <Gallery
            items={items}
            current={current}
            onMove={setCurrent}
            onClose={() => setCurrent(null)}
            formatTime={asItIs}
          />
        </Suspense>
      )}
    </>
  );
}

const asItIs = (instant: string | null): string | null => instant;

export const parts = [
  definePart('Gallery', { 'three photos (press it)': Opened }),
  definePart('Picture', {
    shown: () => <Picture src="/favicon.svg" alt="The logo" className="" />,
    missing: () => <Picture src={undefined} alt="The entrance" missing="Being processed" className="" />,
  }),
];
