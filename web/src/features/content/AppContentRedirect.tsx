import { Redirect } from '../../kit/page/PageLink.tsx';
import { collectionListPage } from './pages.ts';

export default function AppContentRedirect() {
  return <Redirect to={collectionListPage.to()} keepsSearch />;
}
