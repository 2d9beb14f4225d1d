import { Outlet, useParams } from 'react-router-dom';
import type { AnyPage } from '../kit/page/definition.ts';
import { NoPermissionMessage, NotFoundMessage } from '../kit/page/pageMessages.tsx';
import { useAllows } from '../kit/permission/PermissionProvider.tsx';

/** What stands between an address and its page: the shape of its parameters, and the person's permissions. */
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
  // While one record takes the place of another both are drawn: one query for both would ask for each in turn, for ever.
  return <Outlet key={Object.values(parameters).join('/')} />;
}
