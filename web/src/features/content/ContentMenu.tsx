import { useOffers } from '../../graphql/offered.ts';
import { SubMenu } from '../../kit/page/SubMenu.tsx';
import classes from './ContentMenu.module.css';
import { collectionListPage, newsListPage, trainingListPage } from './pages.ts';

const pages = [collectionListPage, newsListPage, trainingListPage];

/** Links between the kinds of content. */
export function ContentMenu() {
  const offers = useOffers();
  const links = pages
    .filter(({ reads }) => offers(reads))
    .map(({ title, to }) => ({ label: title, to: to() }));
  return (
    <div className={classes.menu}>
      <SubMenu label="App content" links={links} />
    </div>
  );
}
