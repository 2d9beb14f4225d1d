export { checkText } from './labels.ts';
export { ReviewIdentityCheck } from './reviewPiece.ts';
