import type { Permission } from '../../graphql/generated/schema.ts';
import { order, pounds, profile } from '../../testing/fixtures.ts';
import { onlyPage, pageOf } from '../../testing/listAnswers.ts';
import { gatewayError, MockGateway } from '../../testing/mockGateway.ts';

export const task = (id: string, reference: string, title: string, type = 'BOOLEAN') => ({
  id,
  reference,
  title,
  description: null as string | null,
  qaNotes: null as string | null,
  instructions: null,
  internal: false,
  required: [] as string[],
  payments: [],
  bonus: null as object | null,
  reimbursement: null,
  component: {
    type,
    options: [
      { id: 'yes', value: 'Yes', expected: true },
      { id: 'no', value: 'No', dataMandatory: ['COMMENT'] },
    ],
  },
});

export const template = () => ({
  id: '4',
  revision: '"1"' as string | null,
  name: 'Shelf check',
  displayName: null as string | null,
  version: '2',
  status: 'ACTIVE',
  createdAt: '2026-11-20T09:00:00Z',
  jobs: 12,
  description: 'What stands on the shelf',
  customer: { id: '7', name: 'Albion Grocers' },
  duration: 30,
  basePrice: pounds('20'),
  agentFee: pounds('9.5'),
  agentFeeUpTo: null as object | null,
  sameDayCharge: pounds('5'),
  pixellateFaces: false,
  hideJobTimes: false,
  features: [],
  documentation: [{ id: 'd1', title: 'Plan', url: 'https://example.com/plan', type: 'LINK' }],
  taskGroups: [
    {
      name: 'Entrance',
      reference: null,
      tasks: [
        {
          ...task('t1', 'open', 'Is it open?'),
          required: ['TASK', 'PHOTO'],
          bonus: {
            type: 'BONUS',
            conditionOperator: 'is',
            conditionValue: 'yes',
            amount: pounds('2'),
          },
        },
        { ...task('t2', 'front', 'The front'), internal: true, qaNotes: 'Is it sharp?' },
      ],
    },
  ],
  taskLogic: [
    {
      taskReference: 'open',
      actions: [{ jump: 'front', condition: { operator: 'is', arguments: ['no'] } }],
    },
  ],
});

export type TestTemplate = ReturnType<typeof template>;

export const templateManager: readonly Permission[] = [
  'TEMPLATES_VIEW',
  'TEMPLATES_MANAGE',
  'CUSTOMERS_VIEW',
  'ORDERS_VIEW',
];

/** A gateway that stores templates with their revisions, like REST v1. */
export class TemplateStore {
  readonly templates: TestTemplate[];
  readonly gateway: MockGateway;

  constructor(templates: TestTemplate[], permissions = templateManager) {
    this.templates = templates;
    const status =
      (wanted: string) =>
      ({ id }: { id: string }) =>
        this.change(id, { status: wanted });
    this.gateway = new MockGateway({
      me: () => profile(permissions),
      currencies: () => [{ code: 'GBP', name: 'British Pound', symbol: '£' }],
      customers: () => ({ items: [{ id: '7', name: 'Albion Grocers' }], pageInfo: onlyPage([1]) }),
      orders: () => ({ items: [order('10001', 'Window photography')], pageInfo: onlyPage([1]) }),
      templates: () => pageOf(templates),
      template: ({ id }: { id: string }) => this.find(id) ?? null,
      updateTemplate: ({
        input: { id, revision, ...changes },
      }: {
        input: Partial<TestTemplate> & { id: string };
      }) => {
        if (revision != null && revision !== this.find(id)?.revision)
          return gatewayError('Somebody else has changed this', { code: 'precondition.failed', status: 412 });
        return this.change(id, asAnswered(changes));
      },
      activateTemplate: status('ACTIVE'),
      deactivateTemplate: status('INACTIVE'),
      archiveTemplate: status('ARCHIVED'),
      duplicateTemplate: ({ id }: { id: string }) => {
        const original = this.find(id) ?? template();
        const copy = {
          ...original,
          id: '5',
          name: `${original.name} (copy)`,
          version: '2',
          status: 'ACTIVE',
        };
        templates.unshift(copy);
        return copy;
      },
    });
  }

  find(id: string): TestTemplate | undefined {
    return this.templates.find((one) => one.id === id);
  }

  /** Every change of a template creates a new revision. */
  change(id: string, changes: Partial<TestTemplate>): TestTemplate {
    const found = this.find(id) ?? template();
    const revision = found.revision === null ? null : `"${Number(found.revision.slice(1, -1)) + 1}"`;
    return Object.assign(found, changes, { revision });
  }

  updates(): Readonly<Record<string, unknown>>[] {
    return this.gateway.requestsOf('UpdateTemplate').map(({ variables }) => Object(variables['input']));
  }
}

/** REST v1 returns formatted amounts, and assigns ids to items. */
function asAnswered({ basePrice, documentation, ...changes }: Partial<TestTemplate>): Partial<TestTemplate> {
  return {
    ...changes,
    ...(basePrice && { basePrice: pounds(basePrice.amount) }),
    ...(documentation && {
      documentation: documentation.map((item, position) => ({ ...item, id: `d${position}` })),
    }),
  };
}
