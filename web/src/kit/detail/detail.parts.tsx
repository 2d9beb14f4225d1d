import { Button } from '@mantine/core';
import { definePart } from '../../parts/definition.ts';
import { StatusBadge } from '../value/StatusBadge.tsx';
import { DetailColumns, DetailPage } from './DetailPage.tsx';
import { Fact, Facts, Section } from './Section.tsx';
import { SectionState } from './SectionState.tsx';

const facts = (
  <Facts>
    <Fact label="Customer">Albion Grocers</Fact>
    <Fact label="Budget">£1,200.00</Fact>
    <Fact label="Note">{null}</Fact>
  </Facts>
);
const edit = (
  <Button variant="default" size="xs">
    Edit
  </Button>
);
const result = (state: { readonly loading: boolean; readonly error?: unknown }) => ({
  ...state,
  refetch: async () => undefined,
  observable: {},
});

function Breaks(): never {
  throw new Error('A section that breaks');
}

export const parts = [
  definePart('Detail page', {
    'with tabs and actions': () => (
      <DetailPage
        base={{ title: 'Orders', path: '/orders' }}
        title="Shelf audit"
        subtitle="Albion Grocers"
        status={<StatusBadge of="order" status="STARTED" />}
        actions={edit}
      >
        <DetailColumns
          main={<Section title="Overview">{facts}</Section>}
          side={<Section title="Facts">{facts}</Section>}
        />
      </DetailPage>
    ),
  }),
  definePart('Section', {
    facts: () => (
      <Section title="Overview" actions={edit}>
        {facts}
      </Section>
    ),
    loading: () => (
      <Section title="Workflows">
        <SectionState result={result({ loading: true })} value={null} title="Workflows">
          {() => null}
        </SectionState>
      </Section>
    ),
    failed: () => (
      <Section title="Workflows">
        <SectionState result={result({ loading: false, error: new Error() })} value={null} title="Workflows">
          {() => null}
        </SectionState>
      </Section>
    ),
    'that breaks': () => (
      <Section title="Workflows">
        <Breaks />
      </Section>
    ),
  }),
];
