import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DetailPage } from '../../kit/detail/DetailPage.tsx';
import type { DetailTab } from '../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../kit/detail/DetailQuery.tsx';
import { Redirect, usePageParameters } from '../../kit/page/PageLink.tsx';
import { showErrorOnNextPage } from '../../kit/toast/toast.ts';
import { StatusBadge } from '../../kit/value/StatusBadge.tsx';
import { errorMessages } from '../../messages/errors.ts';
import { shepherdName } from './labels.ts';
import * as pages from './pages.ts';
import { RetireAction } from './retire/RetireAction.tsx';
import { ShepherdContact } from './ShepherdContact.tsx';
import { useShepherdDetailQuery } from './Shepherd.generated.ts';
import type { ShepherdProfileFragment } from './Shepherd.generated.ts';

interface ShepherdFrameProps {
  readonly children: (shepherd: ShepherdProfileFragment) => ReactNode;
}

/** Shared by all tabs of a Shepherd: the query, the header with its actions, and the tabs. */
export function ShepherdFrame({ children }: ShepherdFrameProps) {
  const { id } = usePageParameters(pages.shepherdDetailPage);
  const { pathname } = useLocation();
  const result = useShepherdDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const shepherd = result.data?.agent;
  if (shepherd === null) return <UnviewableShepherd />;
  return (
    <DetailQuery name="Shepherd" base={pages.shepherdListPage} result={result} thing={shepherd}>
      {(agent) => (
        <DetailPage
          base={pages.shepherdListPage}
          title={shepherdName(agent)}
          subtitle={<ShepherdContact shepherd={agent} />}
          status={agent.status && <StatusBadge of="agent" status={agent.status} />}
          actions={<RetireAction shepherd={agent} />}
          tabs={tabsOf(agent, pathname)}
        >
          {children(agent)}
        </DetailPage>
      )}
    </DetailQuery>
  );
}

/** Without permission for money, all tabs that show it are hidden, as in the API. */
function tabsOf({ id, paymentRestricted }: ShepherdProfileFragment, pathname: string): DetailTab[] {
  const opening = pages.shepherdDetailPage.to({ id });
  const money = { permission: 'PAYMENTS_VIEW' } as const;
  return [
    // The jobs have two addresses; their tab links to the open one.
    { label: 'Jobs', to: pathname === opening ? opening : pages.shepherdJobsPage.to({ id }) },
    { label: 'Account', to: pages.shepherdAccountPage.to({ id }) },
    { label: 'Availability', to: pages.shepherdAvailabilityPage.to({ id }) },
    { label: 'Skills', to: pages.shepherdSkillsPage.to({ id }) },
    ...(paymentRestricted === true
      ? []
      : [
          { label: 'Billing', to: pages.shepherdBillingPage.to({ id }), ...money },
          { label: 'Wallet', to: pages.shepherdWalletPage.to({ id }), ...money },
        ]),
  ];
}

/** A rejected, deleted or unknown Shepherd cannot be viewed: the page links to the list. */
function UnviewableShepherd() {
  useEffect(() => showErrorOnNextPage(errorMessages.rejectedShepherd), []);
  return <Redirect to={pages.shepherdListPage.to()} />;
}
