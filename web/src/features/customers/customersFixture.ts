import type { Permission, UserStatus } from '../../graphql/generated/schema.ts';
import { orderPage, profile } from '../../testing/fixtures.ts';
import { pageOf } from '../../testing/listAnswers.ts';
import { MockGateway } from '../../testing/mockGateway.ts';

export const customer = (id: string, name: string) => ({
  id,
  name,
  industry: { id: 'i1', name: 'Retail' },
  email: 'hello@example.com',
  phone: '020 7946 0100',
  address: {
    line1: '164 Bridge Street',
    line2: null as string | null,
    city: 'Brighton',
    zip: 'BN1 6AB',
    state: null,
    countryCode: 'GB',
  },
  country: 'United Kingdom',
  priority: 'STANDARD',
  showBadge: false,
  status: 'ACTIVE',
  createdAt: '2026-11-01T09:00:00Z',
  lastSeen: null,
  logoUrl: null,
  portalUrl: 'https://albion.portal.example.com',
  jobsPerAgentLimit: null as number | null,
  limitPeriod: null as number | null,
});

export const portalUser = (id: string, status: UserStatus = 'ACTIVE') => ({
  id,
  firstName: 'Alfie',
  lastName: `Adams ${id}`,
  email: `alfie${id}@example.com`,
  status,
  createdAt: '2026-11-01T09:00:00Z',
  role: { id: '9', name: 'customer_admin', permissions: [] },
});

type Customer = ReturnType<typeof customer>;
type PortalUser = ReturnType<typeof portalUser>;

export const staffOfCustomers: readonly Permission[] = ['CUSTOMERS_VIEW', 'CUSTOMERS_MANAGE', 'ORDERS_VIEW'];

/** A gateway with one customer, with the id 7, and these users of it. */
export function withCustomer(permissions = staffOfCustomers, users: PortalUser[] = []) {
  const kept = customer('7', 'Albion Grocers');
  const findUser = ({ id }: { id: string }) => users.find((candidate) => candidate.id === id) ?? null;
  const changeUser =
    (status: UserStatus) =>
    ({ input }: { input: { id: string } }) =>
      Object.assign(findUser(input) ?? {}, { status });
  return new MockGateway({
    me: () => ({ ...profile(permissions), role: { id: 'of-owner', name: 'owner', permissions: [] } }),
    customers: () => pageOf([kept]),
    customer: ({ id }: { id: string }) =>
      id === kept.id ? { ...kept, users: () => pageOf(users), user: findUser } : null,
    orders: () => orderPage([]),
    industries: () => [
      { id: 'i1', name: 'Retail' },
      { id: 'i2', name: 'Banking' },
    ],
    countries: () => [
      { id: 'GB', name: 'United Kingdom' },
      { id: 'IE', name: 'Ireland' },
    ],
    roles: () => [
      { id: '1', name: 'owner', permissions: [] },
      { id: '9', name: 'customer_admin', permissions: [] },
      { id: '8', name: 'customer_viewer', permissions: [] },
    ],
    createCustomer: ({ input }: { input: Partial<Customer> }) => ({ ...kept, ...input }),
    updateCustomer: ({ input }: { input: Partial<Customer> }) => Object.assign(kept, input),
    inviteCustomerUser: ({ input }: { input: Partial<PortalUser> }) => {
      const { firstName = '', lastName = '', email = '' } = input;
      const invited = { ...portalUser('99', 'INVITED'), firstName, lastName, email };
      users.unshift(invited);
      return invited;
    },
    updateCustomerUser: ({ input }: { input: Partial<PortalUser> & { id: string } }) =>
      Object.assign(findUser(input) ?? {}, input),
    disableCustomerUser: changeUser('DISABLED'),
    enableCustomerUser: changeUser('ACTIVE'),
    revokeCustomerUserInvitation: ({ input }: { input: { id: string } }) => {
      users.splice(
        users.findIndex(({ id }) => id === input.id),
        1,
      );
      return input.id;
    },
  });
}
