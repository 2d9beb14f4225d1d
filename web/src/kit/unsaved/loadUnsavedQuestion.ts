/** The question's code, fetched once there is something that could be lost: later there may be no network. */
export const loadUnsavedQuestion = () => import('./UnsavedQuestion.tsx');
