import { lazy } from 'react';
import { definePiece } from '../../kit/page/piece.ts';
import { whenOnline } from '../../kit/page/whenOnline.ts';

/** The list of orders for pages of related records, loaded when it is shown. */
export const OrderList = lazy(whenOnline(() => import('./OrderListPage.tsx')));

/** Edits a location group, which several jobs share, for the pages of those jobs. */
export const EditLocationGroup = definePiece(
  async () => (await import('./detail/locations/EditLocationGroup.tsx')).EditLocationGroup,
);
