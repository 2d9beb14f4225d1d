import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../../kit/page/code/PieceBoundary.tsx';
import type { FlowDrawingProps } from './map/FlowDrawing.tsx';

const FlowDrawing = definePiece<FlowDrawingProps>(
  async () => (await import('./map/FlowDrawing.tsx')).FlowDrawing,
);

/** A visual map of a task list's flow. Its code is loaded when it is shown. */
export function FlowMap(props: FlowDrawingProps) {
  return (
    <PieceBoundary>
      <Suspense fallback={<Skeleton height={320} />}>
        <FlowDrawing {...props} />
      </Suspense>
    </PieceBoundary>
  );
}
