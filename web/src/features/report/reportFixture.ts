import { vi } from 'vitest';
import { MockGateway } from '../../testing/mockGateway.ts';

const task = (id: string, title: string, type: string, component: object = {}) => ({
  id,
  reference: id,
  title,
  component: { type, options: null, inputType: null, matrixTasks: null, ...component },
});
const answer = (taskId: string, more: object = {}) => ({
  taskId,
  selection: [],
  value: null,
  comment: null,
  status: 'done',
  deviates: false,
  media: [],
  itemCount: null,
  answeredCount: null,
  deviationCount: null,
  deviations: null,
  ...more,
});
export const photo = (id: string, more: object = {}) => ({
  id,
  type: 'PHOTO',
  status: 'READY',
  thumbUrl: `/thumb/${id}.jpg`,
  mediaUrl: `/full/${id}.jpg`,
  caption: null,
  takenAt: '2026-11-02T09:12:00Z',
  ...more,
});

const yesNo = [
  { id: '1', value: 'Yes' },
  { id: '2', value: 'No' },
];
export const itemsOfMatrix = 23;

/**
 * A report as the gateway returns it: two sections, photos, and a matrix of 23 items of which every third is missing.
 */
export const sharedReport = {
  __typename: 'PublicJobReport',
  job: {
    reference: 'LKC-417',
    orderTitle: 'Winter shelves',
    outcome: 'COMPLETED',
    attemptReason: null,
    visitStartedAt: '2026-11-02T09:12:00Z',
    visitEndedAt: '2026-11-02T10:04:00Z',
    timeZone: 'Europe/London',
    completedAt: '2026-11-02T10:04:00Z',
    currency: 'GBP',
  },
  customer: { name: 'Lakeside Group', logoUrl: '/files/logo.png' },
  location: {
    name: 'Lakeside Coffee',
    address1: '14 Briggate',
    address2: null,
    city: 'Leeds',
    zip: 'LS1 6HD',
    state: null,
    countryCode: 'GB',
    latitude: 53.7965,
    longitude: -1.5419,
  },
  description: 'Visit as an ordinary customer.',
  resources: [
    { id: 'r1', title: 'Planogram', url: 'https://example.com/plan.pdf', type: 'IMAGE' },
    { id: 'r2', title: 'Odd one', url: 'javascript:alert(1)', type: 'LINK' },
  ],
  taskGroups: [
    {
      name: 'Arrival',
      reference: 'arrival',
      tasks: [
        task('open', 'Is the store open?', 'BOOLEAN', { options: yesNo }),
        task('closed', 'Photograph the closed door', 'PHOTO'),
        task('front', 'Photograph the front', 'PHOTO'),
      ],
    },
    {
      name: 'In the store',
      reference: 'store',
      tasks: [
        task('price', 'What did you pay?', 'INPUT', { inputType: 'PRICE' }),
        task('shelf', 'Check each product', 'MATRIX', {
          matrixTasks: [task('stock', 'Is it in stock?', 'BOOLEAN', { options: yesNo })],
        }),
      ],
    },
  ],
  report: {
    tasks: [
      answer('open', { selection: ['1'] }),
      answer('front', {
        comment: 'From across the street',
        media: [photo('p1', { caption: 'The front' }), photo('p2'), photo('p3', { status: 'PROCESSING' })],
      }),
      answer('price', { value: '4.5' }),
      answer('shelf', {
        itemCount: itemsOfMatrix,
        answeredCount: itemsOfMatrix,
        deviates: true,
        deviationCount: 8,
        deviations: [
          {
            taskId: 'stock',
            selection: ['2'],
            status: 'done',
            itemCount: 8,
            items: ['Product 1', 'Product 4', 'Product 7', 'Product 10', 'Product 13'],
          },
        ],
      }),
    ],
  },
  verifiedBy: { name: 'Olivia H.', date: '2026-11-04' },
};

/** A page of the matrix, with the server's paging. */
export function itemPage({ page, perPage }: { page: number; perPage: number }) {
  const first = (page - 1) * perPage;
  const count = Math.max(0, Math.min(perPage, itemsOfMatrix - first));
  return {
    __typename: 'PublicReportItemPage',
    items: Array.from({ length: count }, (_, index) => {
      const number = first + index + 1;
      const deviates = number % 3 === 1;
      return {
        reference: `SKU-${number}`,
        label: `Product ${number}`,
        subtext: '£1.00',
        deviates,
        tasks: [answer('stock', { selection: [deviates ? '2' : '1'], deviates })],
      };
    }),
    pageInfo: {
      page,
      perPage,
      lastPage: Math.ceil(itemsOfMatrix / perPage),
      total: itemsOfMatrix,
      from: first + 1,
      to: first + count,
    },
  };
}

/** The requests of the page, and an in-memory gateway that answers them. */
export function startReportGateway(publicJobReport: (variables: never) => unknown = () => sharedReport) {
  const gateway = new MockGateway({ publicJobReport, publicReportItems: itemPage });
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(gateway.fetch);
  return { gateway, send };
}
