import { Outlet, useParams } from 'react-router-dom';
import type { AnyPage } from '../kit/page/definition.ts';
import { NoPermissionMessage, NotFoundMessage } from '../kit/page/failures/pageMessages.tsx';
import { useAllows } from '../kit/permission/PermissionProvider.tsx';

/** Checks an address before its page is shown: the shape of its parameters, and the user's permissions. */
export function PageGate({ page }: { page: AnyPage }) {
  const allows = useAllows();
  const parameters = useParams();
  const wellFormed = Object.entries(page.parameters ?? {}).every(
    ([name, shape]) => shape?.test(parameters[name] ?? '') !== false,
  );
  if (!wellFormed) return <NotFoundMessage />;
  if (page.permission !== undefined && !allows(page.permission)) {
    return <NoPermissionMessage title={page.title} rule={page.permission} />;
  }
  // During the switch from one record to another both are drawn. Without the key they would share one query, which
  // would alternate between the two records forever.
  return <Outlet key={Object.values(parameters).join('/')} />;
}
