import { createContext } from 'react';

/** The name of the surrounding modal; null on the page itself. */
export const ModalScope = createContext<string | null>(null);
