import { definePage } from '../../kit/page/definition.ts';

/** Leads to the collections; it represents all app content in the menu and on the start page. */
export const appContentPage = definePage({
  path: '/app-manager',
  title: 'App content',
  description: 'Collections and news that Shepherds see in the app',
  permission: 'CONTENT_VIEW',
  under: 'Users',
  covers: ['/app-manger', '/new-collection', '/new-piece-of-news'],
});

export const collectionListPage = definePage({
  path: '/app-manager/collections',
  title: 'Collections',
  permission: 'CONTENT_VIEW',
});

export const collectionPage = definePage({
  path: '/app-manager/collections/:id',
  title: 'Collection',
  permission: 'CONTENT_VIEW',
});

export const newCollectionPage = definePage({
  path: '/new-collection',
  title: 'New collection',
  permission: 'CONTENT_MANAGE',
});

// The canonical spelling of the address.
export const newsListPage = definePage({
  path: '/app-manger/news',
  title: 'News',
  permission: 'CONTENT_VIEW',
});

export const newsPage = definePage({
  path: '/app-manger/news/:id',
  title: 'Piece of news',
  permission: 'CONTENT_VIEW',
});

export const newNewsPage = definePage({
  path: '/new-piece-of-news',
  title: 'New piece of news',
  permission: 'CONTENT_MANAGE',
});

/** For the dictionary spelling of the address. */
export const newsListAlias = definePage({
  path: '/app-manager/news',
  title: 'News',
  permission: 'CONTENT_VIEW',
  alias: true,
});

export const newsAlias = definePage({
  path: '/app-manager/news/:id',
  title: 'Piece of news',
  permission: 'CONTENT_VIEW',
  alias: true,
});

export const trainingListPage = definePage({
  path: '/training',
  title: 'Training',
  description: 'What Shepherds learn from in the app',
  permission: 'CONTENT_VIEW',
  reads: 'trainings',
  under: 'Users',
  covers: ['/new-training'],
});

export const trainingPage = definePage({
  path: '/training/:id',
  title: 'Training',
  permission: 'CONTENT_VIEW',
});

export const newTrainingPage = definePage({
  path: '/new-training',
  title: 'New training',
  permission: 'CONTENT_MANAGE',
  reads: 'trainings',
});
