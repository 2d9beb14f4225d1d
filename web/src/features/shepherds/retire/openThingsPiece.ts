import { definePiece } from '../../../kit/page/code/piece.ts';

/** The open work and money of a Shepherd, for a dialog of another feature, with lazy code. */
export const OpenThings = definePiece(async () => (await import('./OpenThings.tsx')).OpenThings);
