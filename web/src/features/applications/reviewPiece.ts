import { definePiece } from '../../kit/page/piece.ts';

/** The review of an ID check for a modal, with lazy code. */
export const ReviewIdentityCheck = definePiece(
  async () => (await import('./ReviewIdentityCheck.tsx')).ReviewIdentityCheck,
);
