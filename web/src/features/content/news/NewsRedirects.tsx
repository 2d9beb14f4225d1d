import { Redirect, usePageParameters } from '../../../kit/page/PageLink.tsx';
import { newsAlias, newsListPage, newsPage } from '../pages.ts';

export default function NewsListRedirect() {
  return <Redirect to={newsListPage.to()} keepsSearch />;
}

export function NewsRedirect() {
  const { id } = usePageParameters(newsAlias);
  return <Redirect to={newsPage.to({ id })} keepsSearch />;
}
