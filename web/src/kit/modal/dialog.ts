/* The common code of all dialogs, loaded as one file with the first. */
export { ConfirmForm } from './ConfirmForm.tsx';
export { DialogFrame } from './DialogFrame.tsx';
