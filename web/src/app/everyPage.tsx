import { pageRoutes } from './pageRoutes.tsx';
import { screens } from './screens.ts';

/** The routes of every screen, fetched when somebody goes to one. */
export const everyPage = pageRoutes(screens);
