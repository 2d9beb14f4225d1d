/* What any dialog needs, fetched as one file when the first is wanted. */
export { ConfirmForm } from './ConfirmForm.tsx';
export { DialogFrame } from './DialogFrame.tsx';
