import { Suspense } from 'react';
import { definePiece } from '../../../../kit/page/code/piece.ts';
import { PieceBoundary } from '../../../../kit/page/code/PieceBoundary.tsx';
import { useAllows } from '../../../../kit/permission/PermissionProvider.tsx';
import { useUploads } from './useUploads.ts';

const UploadsSection = definePiece(async () => (await import('./UploadsSection.tsx')).UploadsSection);

interface UploadsProps {
  readonly orderId: string;
  /** The order's country (ISO 3166-1 alpha-2). */
  readonly country: string | null;
  /** Whether the order still accepts locations. */
  readonly open: boolean;
}

/** The CSV uploads of the order's locations, and a drop area while it accepts more; else nothing. */
export function Uploads({ orderId, country, open }: UploadsProps) {
  const followed = useUploads(orderId);
  const addable = useAllows()('ORDERS_MANAGE') && open;
  if (followed.uploads.length === 0 && !addable && !followed.failed) return null;
  return (
    <PieceBoundary>
      <Suspense fallback={null}>
        <UploadsSection orderId={orderId} country={country} addable={addable} followed={followed} />
      </Suspense>
    </PieceBoundary>
  );
}
