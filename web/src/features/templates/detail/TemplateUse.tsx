import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { PageLink } from '../../../kit/page/PageLink.tsx';
import { Allowed } from '../../../kit/permission/PermissionProvider.tsx';
import { DateText } from '../../../kit/value/DateText.tsx';
import { StatusBadge } from '../../../kit/value/StatusBadge.tsx';
import { inDigits } from '../../../messages/inDigits.ts';
import { customerPage } from '../../customers/pages.ts';
import { templateMessages } from '../messages.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import { useTemplateUseQuery } from './TemplateUse.generated.ts';
import classes from './detail.module.css';
import { OrderLink } from './OrderLink.tsx';

interface TemplateUseProps {
  readonly template: Pick<TemplateDetailsFragment, 'id' | 'jobs' | 'createdAt'>;
}

/** How often the template was used, and by which orders last. */
export function TemplateUse({ template }: TemplateUseProps) {
  return (
    <Section title="Use">
      <Facts>
        <Fact label="Jobs">{template.jobs !== null && inDigits(template.jobs)}</Fact>
        <Fact label="Created" reads={['createdAt']}>
          <DateText value={template.createdAt} show="date-time" />
        </Fact>
      </Facts>
      <Allowed to="ORDERS_VIEW">
        <LastOrder templateId={template.id} />
      </Allowed>
    </Section>
  );
}

function LastOrder({ templateId }: { templateId: string }) {
  const result = useTemplateUseQuery({ variables: { id: templateId }, fetchPolicy: 'cache-and-network' });
  return (
    <SectionState result={result} value={result.data?.last} title="Its last order" rows={4}>
      {({ items: [order], pageInfo: { total } }) =>
        order === undefined ? (
          <p className={classes.quiet}>{templateMessages.neverUsed}</p>
        ) : (
          <Facts>
            <Fact label="Orders">{inDigits(total)}</Fact>
            <Fact label="Last order">
              <OrderLink order={order} />
            </Fact>
            <Fact label="Placed by">
              <PageLink page={customerPage} to={customerPage.to({ id: order.customer.id })}>
                {order.customer.name}
              </PageLink>
            </Fact>
            <Fact label="Placed">
              <DateText value={order.createdAt} show="relative" />
            </Fact>
            <Fact label="Status">
              <StatusBadge of="order" status={order.status} />
            </Fact>
          </Facts>
        )
      }
    </SectionState>
  );
}
