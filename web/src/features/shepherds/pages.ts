import { definePage } from '../../kit/page/definition.ts';

export const shepherdListPage = definePage({
  path: '/shepherds',
  title: 'Shepherds',
  // Staff users are one of its tabs.
  heading: 'All users',
  description: 'Who does the work in the field, and who applied to',
  permission: 'AGENTS_VIEW',
});

/** A Shepherd opens with their jobs. */
export const shepherdDetailPage = definePage({
  path: '/shepherds/:id',
  title: 'Shepherd',
  permission: 'AGENTS_VIEW',
});

/** The same page under the name of its tab. */
export const shepherdJobsPage = definePage({
  path: '/shepherds/:id/jobs',
  title: 'Jobs of the Shepherd',
  permission: 'AGENTS_VIEW',
});

export const shepherdAccountPage = definePage({
  path: '/shepherds/:id/account',
  title: 'Account of the Shepherd',
  permission: 'AGENTS_VIEW',
});

export const shepherdAvailabilityPage = definePage({
  path: '/shepherds/:id/availability',
  title: 'Availability of the Shepherd',
  permission: 'AGENTS_VIEW',
});

export const shepherdSkillsPage = definePage({
  path: '/shepherds/:id/skills',
  title: 'Skills of the Shepherd',
  permission: 'AGENTS_VIEW',
});

export const shepherdWalletPage = definePage({
  path: '/shepherds/:id/wallet',
  title: 'Wallet of the Shepherd',
  permission: { all: ['AGENTS_VIEW', 'PAYMENTS_VIEW'] },
});

export const shepherdBillingPage = definePage({
  path: '/shepherds/:id/billing',
  title: 'Billing of the Shepherd',
  permission: { all: ['AGENTS_VIEW', 'PAYMENTS_VIEW'] },
});
