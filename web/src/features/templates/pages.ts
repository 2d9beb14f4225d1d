import { definePage } from '../../kit/page/definition.ts';

export const newTemplatePage = definePage({
  path: '/new-template',
  title: 'New template',
  permission: 'TEMPLATES_MANAGE',
});

export const templateDetailPage = definePage({
  path: '/templates/:id',
  title: 'Template',
  permission: 'TEMPLATES_VIEW',
});
