import { definePiece } from '../../../kit/page/piece.ts';

/** What is open of a Shepherd, for a dialog of another feature, which fetches its code. */
export const OpenThings = definePiece(async () => (await import('./OpenThings.tsx')).OpenThings);
