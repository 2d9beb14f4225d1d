import { screen } from '@testing-library/react';
import type { Permission } from '../../graphql/generated/schema.ts';
import { pounds, profile } from '../../testing/fixtures.ts';
import { onlyPage } from '../../testing/listAnswers.ts';
import { MockGateway } from '../../testing/mockGateway.ts';

/** An active Shepherd as the gateway returns them. */
export const shepherd = (more: object = {}) => ({
  id: '7',
  firstName: 'Alfie',
  lastName: 'Booth',
  email: 'alfie@example.com',
  phone: '+44 7700 900001',
  address1: '1 High Street',
  city: 'Leeds',
  countryCode: 'GB',
  status: 'ACTIVE',
  strikes: 0,
  recentStrikes: 0,
  tags: ['Festival crew'],
  viewRestricted: false,
  paymentRestricted: false,
  comments: [],
  contracts: [],
  settings: { language: 'English', timezone: 'Europe/London' },
  balance: { canWithdraw: true, balance: pounds('10'), otherBalances: [], earnings: { monthly: [] } },
  paymentMethods: [],
  billing: { name: 'Booth Ltd', city: 'Leeds', taxNumber: 'GB1', vatRegistered: true },
  ...more,
});

export const everything: readonly Permission[] = [
  'AGENTS_VIEW',
  'AGENTS_MANAGE',
  'PAYMENTS_VIEW',
  'PAYMENTS_MANAGE',
  'JOBS_VIEW',
];

/** A gateway with one Shepherd, or none. */
export const withShepherd = (agent: object | null, held = everything) =>
  new MockGateway({
    me: () => profile(held),
    agent: () => agent,
    agents: () => ({ items: [], pageInfo: onlyPage([]) }),
    agentTags: () => [],
    countries: () => [{ id: 'GB', name: 'United Kingdom' }],
    payments: () => ({ items: [], pageInfo: onlyPage([]) }),
    withdrawals: () => ({ items: [], pageInfo: onlyPage([]) }),
  });

/** Waits for the page of the Shepherd. */
export const opened = () => screen.findByRole('heading', { level: 1, name: 'Alfie Booth' });
