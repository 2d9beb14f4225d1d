export { checkText } from './labels.ts';
export { ReviewIdentityCheck } from './ReviewIdentityCheck.tsx';
