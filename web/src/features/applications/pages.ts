import { definePage } from '../../kit/page/definition.ts';

export const applicationListPage = definePage({
  path: '/applications',
  title: 'Applications',
  description: 'Who wants to become a Shepherd, and how far they are',
  permission: 'AGENTS_VIEW',
});
