import { SubMenu } from '../../kit/page/SubMenu.tsx';
import classes from './ContentMenu.module.css';
import { collectionListPage, newsListPage, trainingListPage } from './pages.ts';

const links = [collectionListPage, newsListPage, trainingListPage].map(({ title, to }) => ({
  label: title,
  to: to(),
}));

/** Links between the kinds of content. */
export const ContentMenu = () => (
  <div className={classes.menu}>
    <SubMenu label="App content" links={links} />
  </div>
);
