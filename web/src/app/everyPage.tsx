import { pageRoutes } from './pageRoutes.tsx';
import { pages } from './pages.ts';

/** The routes of every screen, fetched when somebody goes to one. */
export const everyPage = pageRoutes(pages);
