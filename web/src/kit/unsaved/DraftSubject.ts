import { createContext } from 'react';

/** Ids of the records that the forms inside are about, beside those in the path of the page. */
export const DraftSubject = createContext<readonly string[]>([]);
