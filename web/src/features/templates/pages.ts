import { definePage } from '../../kit/page/definition.ts';

export const templateListPage = definePage({
  path: '/templates',
  title: 'Templates',
  description: 'Task lists that jobs are made from',
  permission: 'TEMPLATES_VIEW',
});

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

export const templateTasksPage = definePage({
  path: '/templates/:id/tasks',
  title: 'Task list of the template',
  permission: 'TEMPLATES_VIEW',
});

export const editTaskListPage = definePage({
  path: '/templates/:id/tasks/edit',
  title: 'Edit the task list of the template',
  permission: { all: ['TEMPLATES_VIEW', 'TEMPLATES_MANAGE'] },
});
