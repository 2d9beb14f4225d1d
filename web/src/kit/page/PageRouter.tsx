import { createContext, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { watchHistory } from './passedOver.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The surrounding router, for code that must know its location before that is rendered. */
export const CurrentRouter = createContext<Pick<Router, 'state' | 'subscribe'> | null>(null);

/** All pages, with access to the router. */
export function PageRouter({ router }: { readonly router: Router }) {
  useEffect(() => watchHistory(router), [router]);
  return (
    <CurrentRouter value={router}>
      <RouterProvider router={router} />
    </CurrentRouter>
  );
}
