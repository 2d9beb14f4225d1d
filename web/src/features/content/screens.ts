import { defineScreen } from '../../kit/page/definition.ts';
import * as pages from './pages.ts';

export const contentScreens = [
  defineScreen(pages.appContentPage, () => import('./AppContentRedirect.tsx')),
  defineScreen(pages.collectionListPage, () => import('./collections/CollectionListPage.tsx')),
  defineScreen(pages.collectionPage, () => import('./collections/CollectionDetailPage.tsx')),
  defineScreen(pages.newCollectionPage, () => import('./collections/NewCollectionPage.tsx')),
  defineScreen(pages.newsListPage, () => import('./news/NewsListPage.tsx')),
  defineScreen(pages.newsPage, () => import('./news/NewsDetailPage.tsx')),
  defineScreen(pages.newNewsPage, () => import('./news/NewNewsPage.tsx')),
  defineScreen(pages.newsListAlias, () => import('./news/NewsRedirects.tsx')),
  defineScreen(pages.newsAlias, async () => ({
    default: (await import('./news/NewsRedirects.tsx')).NewsRedirect,
  })),
  defineScreen(pages.trainingListPage, () => import('./training/TrainingListPage.tsx')),
  defineScreen(pages.trainingPage, () => import('./training/TrainingDetailPage.tsx')),
  defineScreen(pages.newTrainingPage, () => import('./training/NewTrainingPage.tsx')),
];
