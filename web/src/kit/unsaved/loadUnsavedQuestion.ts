/** The question's code, loaded once there is unsaved input: later there may be no network. */
export const loadUnsavedQuestion = () => import('./UnsavedQuestion.tsx');
