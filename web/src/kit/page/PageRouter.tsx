import { createContext } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** The router around, for who has to know where it is before that is drawn. */
export const CurrentRouter = createContext<Pick<Router, 'state' | 'subscribe'> | null>(null);

/** All pages, and the router that they can ask. */
export const PageRouter = ({ router }: { readonly router: Router }) => (
  <CurrentRouter value={router}>
    <RouterProvider router={router} />
  </CurrentRouter>
);
