import { createContext } from 'react';

/** Ids of the records of the forms inside, in addition to those in the path of the page. */
export const DraftSubject = createContext<readonly string[]>([]);
