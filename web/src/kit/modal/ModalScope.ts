import { createContext } from 'react';

/** The name of the modal that something stands in; null on the page itself. */
export const ModalScope = createContext<string | null>(null);
