import { definePart } from '../../../parts/definition.ts';
import { AssignForm } from './AssignForm.tsx';
import type { AssignedRow, AssignStart, OfferStart, RowWarnings, RuleType } from './definition.ts';
import { OfferForm } from './OfferForm.tsx';

const rows: readonly AssignedRow[] = [
  { id: '10023-1', title: 'Job 10023-1', note: 'Cork T12', currency: 'GBP', fee: '8' },
  { id: '10023-2', title: 'Job 10023-2', note: 'Osaka', currency: 'JPY', fee: '900' },
  { id: '10024-7', title: 'Job 10024-7', currency: 'GBP', fee: null },
];
const shepherds = {
  name: 'parts',
  minimumLength: 0,
  debounceMilliseconds: 0,
  search: async () => [{ id: '7', label: 'Amy Reed · 7' }],
  resolve: async () => [{ id: '7', label: 'Amy Reed · 7' }],
};
const warned: readonly RowWarnings[] = [{ id: '10023-1', warnings: ['Has another job at this time'] }];
const agreed: AssignStart = { agentId: '7', jobDate: '2099-12-24', startTime: '09:00', endTime: '17:00' };

interface Shown {
  readonly of: readonly AssignedRow[];
  readonly agreed?: AssignStart;
  readonly answer?: readonly RowWarnings[];
}

const nothing = () => undefined;
const allShepherds = () => shepherds;

const form =
  ({ of, agreed: start, answer = [] }: Shown) =>
  () => (
    <AssignForm
      rows={of}
      act={of.length === 1 ? 'Assign job' : `Assign ${of.length} jobs`}
      lookupFor={allShepherds}
      agreed={start}
      onAssign={async (_terms, ignoreWarnings) => (ignoreWarnings ? [] : answer)}
      onDone={nothing}
      onCancel={nothing}
    />
  );

const types: readonly RuleType[] = [
  {
    id: 'completion_rate',
    name: 'Completion rate',
    operators: [{ value: 'gte', label: 'at least' }],
    unit: 'percentage',
    values: [],
  },
  {
    id: 'tags',
    name: 'Tags',
    operators: [{ value: 'in', label: 'one of' }],
    unit: null,
    values: [{ value: 'van', label: 'van' }],
  },
];
const offered: OfferStart = {
  startDate: '2099-12-24',
  endDate: '2099-12-28',
  rules: [
    { ruleId: 'completion_rate', operator: 'gte', value: ['90'] },
    { ruleId: 'tags', operator: 'in', value: ['van'] },
  ],
  rulesOperator: 'AND',
};

const offer = (of: readonly AssignedRow[], start?: OfferStart) => () => (
  <OfferForm
    rows={of}
    act={of.length === 1 ? 'Offer job' : 'Create bundle'}
    types={types}
    offered={start}
    onOffer={async () => undefined}
    onDone={nothing}
    onCancel={nothing}
  />
);

export const parts = [
  definePart('Assigning', {
    several: form({ of: rows }),
    one: form({ of: rows.slice(0, 1) }),
    'agreed already': form({ of: rows.slice(0, 1), agreed }),
    'with warnings (press Assign after a change)': form({ of: rows.slice(0, 1), agreed, answer: warned }),
  }),
  definePart('Offering', {
    'a bundle': offer(rows.slice(0, 1).concat(rows.slice(2))),
    one: offer(rows.slice(0, 1)),
    'offered already, with rules': offer(rows.slice(0, 1), offered),
  }),
];
