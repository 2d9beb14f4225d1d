import { definePiece } from '../../kit/page/code/piece.ts';

/** The review of an ID check for a modal, with lazy code. */
export const ReviewIdentityCheck = definePiece(
  async () => (await import('./ReviewIdentityCheck.tsx')).ReviewIdentityCheck,
);
