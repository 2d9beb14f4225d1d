import type { RouteObject } from 'react-router-dom';
import type { Screen } from '../kit/page/definition.ts';
import { NotFoundMessage } from '../kit/page/failures/pageMessages.tsx';
import { whenOnline } from '../kit/page/code/whenOnline.ts';
import type { BeginScreen } from './beginScreen.ts';
import { PageGate } from './PageGate.tsx';
import { RouteFailure } from './RouteFailure.tsx';

/** Every registered page behind its gate, and the page for unknown addresses. */
export const pageRoutes = (screens: readonly Screen[], begin: BeginScreen): RouteObject[] => [
  ...screens.map((screen) => screenRoute(screen, begin)),
  { path: '*', element: <NotFoundMessage /> },
];

function screenRoute(screen: Screen, begin: BeginScreen): RouteObject {
  const { page, load } = screen;
  return {
    path: page.path,
    element: <PageGate page={page} />,
    // Here and not beside `lazy`: a route whose code cannot be loaded is never drawn, nor is its error element.
    errorElement: <RouteFailure />,
    children: [
      {
        index: true,
        // Runs while the code is loaded, and does not wait: the page itself shows the data when it arrives.
        loader: ({ params, request }) => {
          begin(screen, params, new URL(request.url).search);
          return null;
        },
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        lazy: async () => ({ Component: (await whenOnline(load)()).default }),
      },
    ],
  };
}
