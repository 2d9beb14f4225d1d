import { definePage } from '../../kit/page/definition.ts';

export const templateDetailPage = definePage({
  path: '/templates/:id',
  title: 'Template',
  permission: 'TEMPLATES_VIEW',
});
