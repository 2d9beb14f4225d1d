import type { Currency } from '../../../graphql/generated/schema.ts';
import type { Measure } from '../../../kit/chart/Figures.tsx';
import { Section } from '../../../kit/detail/Section.tsx';
import { amountOfMinorUnits, formatMoney, minorUnits } from '../../../kit/value/money.ts';
import { MonthlyFigures } from '../../users/public.tsx';
import { useCustomerUserAnalyticsQuery } from './CustomerUserAnalytics.generated.ts';
import type { CustomerUserAnalyticsQuery } from './CustomerUserAnalytics.generated.ts';
import { CustomerUserFrame } from './CustomerUserFrame.tsx';

type Person = NonNullable<NonNullable<CustomerUserAnalyticsQuery['customer']>['user']>;
type Month = NonNullable<Person['analytics']>['months'][number];

const counts: readonly Measure<Month>[] = [
  { label: 'Orders', value: ({ orders }) => orders },
  { label: 'Jobs', value: ({ jobs }) => jobs },
];

const spentIn = (currency: Currency, label: string): Measure<Month> => ({
  label,
  value: ({ spending }) => {
    const spent = spending?.find((sum) => sum.currency === currency);
    return spent ? minorUnits(spent) : 0;
  },
  text: (minor) => formatMoney(amountOfMinorUnits(minor, currency), currency),
});

/** Amounts of several currencies cannot be added up: each currency has a measure of its own. */
function measuresOf(months: readonly Month[]): readonly Measure<Month>[] {
  const currencies = new Set(
    months.flatMap(({ spending }) => (spending ?? []).map(({ currency }) => currency)),
  );
  const [only = 'GBP', ...others] = currencies;
  if (others.length === 0) return [...counts, spentIn(only, 'Spend')];
  return [...counts, ...[only, ...others].map((currency) => spentIn(currency, `Spend in ${currency}`))];
}

export default function CustomerUserAnalyticsPage() {
  return (
    <CustomerUserFrame>{({ id }, customer) => <Orders customerId={customer.id} id={id} />}</CustomerUserFrame>
  );
}

function Orders(variables: { customerId: string; id: string }) {
  const result = useCustomerUserAnalyticsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const user = result.data?.customer?.user;
  const months = user && (user.analytics?.months ?? null);
  return (
    <Section title="Orders placed per month">
      <MonthlyFigures result={result} months={months} measures={measuresOf(months ?? [])} />
    </Section>
  );
}
