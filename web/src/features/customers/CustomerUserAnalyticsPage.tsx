import type { Measure } from '../../kit/chart/Figures.tsx';
import { Section } from '../../kit/detail/Section.tsx';
import { formatMoney } from '../../kit/value/money.ts';
import { MonthlyFigures } from '../users/public.tsx';
import { useCustomerUserAnalyticsQuery } from './CustomerUser.generated.ts';
import type { CustomerUserAnalyticsQuery } from './CustomerUser.generated.ts';
import { CustomerUserFrame } from './CustomerUserFrame.tsx';

type Person = NonNullable<NonNullable<CustomerUserAnalyticsQuery['customer']>['user']>;
type Month = NonNullable<Person['analytics']>['months'][number];

const measures: readonly Measure<Month>[] = [
  { label: 'Orders', value: ({ orders }) => orders },
  { label: 'Jobs', value: ({ jobs }) => jobs },
  { label: 'Spend', value: ({ spend }) => spend.amount, text: (amount) => formatMoney(amount) },
];

export default function CustomerUserAnalyticsPage() {
  return (
    <CustomerUserFrame>{({ id }, customer) => <Orders customerId={customer.id} id={id} />}</CustomerUserFrame>
  );
}

function Orders(variables: { customerId: string; id: string }) {
  const result = useCustomerUserAnalyticsQuery({ variables, fetchPolicy: 'cache-and-network' });
  return (
    <Section title="Orders placed per month">
      <MonthlyFigures
        result={result}
        months={result.data?.customer?.user?.analytics?.months}
        measures={measures}
      />
    </Section>
  );
}
