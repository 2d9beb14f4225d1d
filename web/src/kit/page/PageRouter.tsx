import { createContext, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { watchHistory } from './passedOver.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The router around, for who has to know where it is before that is drawn. */
export const CurrentRouter = createContext<Pick<Router, 'state' | 'subscribe'> | null>(null);

/** All pages, and the router that they can ask. */
export function PageRouter({ router }: { readonly router: Router }) {
  useEffect(() => watchHistory(router), [router]);
  return (
    <CurrentRouter value={router}>
      <RouterProvider router={router} />
    </CurrentRouter>
  );
}
