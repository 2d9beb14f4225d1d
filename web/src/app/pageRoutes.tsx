import type { RouteObject } from 'react-router-dom';
import type { Screen } from '../kit/page/definition.ts';
import { NotFoundMessage } from '../kit/page/pageMessages.tsx';
import { whenOnline } from '../kit/page/whenOnline.ts';
import { PageGate } from './PageGate.tsx';
import { RouteFailure } from './RouteFailure.tsx';

/** Every registered page behind its gate, and what is said at any other address. */
export const pageRoutes = (screens: readonly Screen[]): RouteObject[] => [
  ...screens.map(screenRoute),
  { path: '*', element: <NotFoundMessage /> },
];

function screenRoute({ page, load }: Screen): RouteObject {
  return {
    path: page.path,
    element: <PageGate page={page} />,
    // Here and not beside `lazy`: a route whose code cannot be loaded is never drawn, nor is what stands in for it.
    errorElement: <RouteFailure />,
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await whenOnline(load)()).default }),
      },
    ],
  };
}
