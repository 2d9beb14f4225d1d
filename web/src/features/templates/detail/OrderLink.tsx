import { PageLink } from '../../../kit/page/PageLink.tsx';
import { orderDetailPage } from '../../orders/pages.ts';

/** An order by its title. */
export const OrderLink = ({
  order: { id, title },
}: {
  order: { readonly id: string; readonly title: string };
}) => (
  <PageLink page={orderDetailPage} to={orderDetailPage.to({ id })}>
    {title}
  </PageLink>
);
