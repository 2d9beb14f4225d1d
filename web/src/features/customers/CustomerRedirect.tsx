import { Redirect, usePageParameters } from '../../kit/page/PageLink.tsx';
import { customerPage, customerRedirectPage } from './pages.ts';

export default function CustomerRedirect() {
  const { id } = usePageParameters(customerRedirectPage);
  return <Redirect to={customerPage.to({ id })} />;
}
