import { definePage } from '../../kit/page/definition.ts';

export const backgroundWorkListPage = definePage({
  path: '/background-work',
  title: 'Background work',
  description: 'Mails, exports and other work that goes on by itself, and what of it failed',
  permission: 'USERS_MANAGE',
  reads: 'backgroundWorks',
  under: 'Users',
});

export const backgroundWorkPage = definePage({
  path: '/background-work/:id',
  title: 'Background work',
  permission: 'USERS_MANAGE',
  parameters: { id: /^\d+$/ },
});
