import { skipToken } from '@apollo/client/react';
import { ConfirmForm } from '../../../kit/modal/ConfirmForm.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { templateMessages } from '../messages.ts';
import { counted } from '../taskInWords.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import { archiveTemplate } from '../templateMutations.ts';
import { useOpenOrdersOfTemplateQuery } from './TemplateUse.generated.ts';
import classes from './detail.module.css';
import { OrderLink } from './OrderLink.tsx';

/** If there are many open orders, the confirmation names the newest. */
const namedOrders = 5;

interface ArchiveTemplateProps {
  readonly template: Pick<TemplateDetailsFragment, 'id' | 'name' | 'jobs'>;
  readonly onClose: () => void;
}

/** Lists what still uses the template, because archiving is final. */
export function ArchiveTemplate({ template: { id, name, jobs }, onClose }: ArchiveTemplateProps) {
  const archive = useAct(archiveTemplate);
  const seesOrders = useAllows()('ORDERS_VIEW');
  const { data, loading } = useOpenOrdersOfTemplateQuery(
    seesOrders
      ? {
          variables: { id, perPage: namedOrders },
          fetchPolicy: 'network-only',
          context: { quiet: true },
        }
      : skipToken,
  );
  if (loading) return <Waiting label="Looking for its open orders" height={200} />;
  const { items, pageInfo } = data?.orders ?? { items: [], pageInfo: { total: null } };
  return (
    <ConfirmForm act="Archive template" dangerous onConfirm={() => archive({ id })} onClose={onClose}>
      <p>{name} cannot be activated, edited or used for a new order any more. This cannot be undone.</p>
      <p>
        {jobs === null || jobs === 0
          ? 'No job was made from it.'
          : `${counted(jobs, 'job')} made from it keep it.`}
      </p>
      {pageInfo.total === 0 && <p>{templateMessages.noOpenOrders}</p>}
      {pageInfo.total !== null && pageInfo.total > 0 && (
        <>
          <p>{templateMessages.openOrders(pageInfo.total)}</p>
          <ul className={classes.orders}>
            {items.map((order) => (
              <li key={order.id}>
                <OrderLink order={order} />
              </li>
            ))}
            {pageInfo.total > items.length && (
              <li>{templateMessages.andMore(pageInfo.total - items.length)}</li>
            )}
          </ul>
          <p>They go on with it as it is.</p>
        </>
      )}
    </ConfirmForm>
  );
}
