import type { RouteObject } from 'react-router-dom';
import { beginsScreens } from './beginScreen.ts';
import { pageRoutes } from './pageRoutes.tsx';
import { screens } from './screens.ts';
import type { ConsoleSession } from './session/createConsoleSession.ts';

/** The routes of every screen; the code of a screen is loaded on the first visit. */
export const everyPage = (session: ConsoleSession): RouteObject[] =>
  pageRoutes(screens, beginsScreens(session));
