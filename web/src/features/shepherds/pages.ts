import { definePage } from '../../kit/page/definition.ts';

export const shepherdDetailPage = definePage({
  path: '/shepherds/:id',
  title: 'Shepherd',
  permission: 'AGENTS_VIEW',
});
