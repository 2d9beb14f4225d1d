import { useState } from 'react';
import { OfferForm } from '../../../kit/assign/OfferForm.tsx';
import type { OfferTerms, RuleType } from '../../../kit/assign/definition.ts';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import type { SelectionDialogProps } from '../../../kit/list/selection/definition.ts';
import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { inDigits } from '../../../messages/inDigits.ts';
import { offeredTerms } from './agreedTerms.ts';
import type { SelectableJob } from './allowed.ts';
import { assignedRow } from './assignedRow.ts';
import { createMarketOffer } from './jobMutations.ts';
import { namedJobs } from './namedJobs.ts';
import { useOfferTermsQuery } from './OfferJobs.generated.ts';
import type { OfferTermsQuery } from './OfferJobs.generated.ts';
import { tellRefusal } from './tellRefusal.ts';

interface OfferJobsProps extends SelectionDialogProps<SelectableJob> {
  readonly title: string;
  /** What the button does. */
  readonly act: string;
}

/** Offers jobs to all Shepherds that fit the rules; several jobs are a bundle. */
function OfferJobs({ name, rows, onDone, title, act }: OfferJobsProps) {
  return (
    <AddressModal name={name} title={title} size={620}>
      {({ close }) => (
        <LoadedOffer
          rows={rows}
          act={act}
          onCancel={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </AddressModal>
  );
}

export const AssignJobs = (props: SelectionDialogProps<SelectableJob>) => (
  <OfferJobs {...props} title={`Assign ${namedJobs(props.rows)}`} act={offering(props.rows)} />
);

export const ReassignJobs = (props: SelectionDialogProps<SelectableJob>) => (
  <OfferJobs {...props} title={`Re-assign ${namedJobs(props.rows)}`} act={offering(props.rows)} />
);

export const CreateBundle = (props: SelectionDialogProps<SelectableJob>) => (
  <OfferJobs {...props} title={`Create bundle of ${namedJobs(props.rows)}`} act="Create bundle" />
);

const offering = (rows: readonly SelectableJob[]): string =>
  rows.length === 1 ? 'Offer job' : `Offer ${inDigits(rows.length)} jobs`;

interface LoadedOfferProps {
  readonly rows: readonly SelectableJob[];
  readonly act: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The form with the kinds of rule there are, and with what is offered or agreed already. */
function LoadedOffer({ rows, ...form }: LoadedOfferProps) {
  const pending = rows.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  const result = useOfferTermsQuery({
    variables: { ids: pending, perPage: Math.max(1, pending.length), offered: pending.length > 0 },
    // Somebody else may have offered the job again.
    fetchPolicy: 'network-only',
  });
  const [assigned] = useState(() => rows.map(assignedRow));
  const create = useAct(createMarketOffer);
  const send = async (terms: OfferTerms) => {
    try {
      await create({ input: { ids: rows.map(({ id }) => id), ...terms } }, { quiet: true });
    } catch (error) {
      tellRefusal(error, errorMessages.marketOfferFailed);
      throw error;
    }
  };
  return (
    <SectionState
      result={result}
      value={result.data}
      title="Rules"
      rows={8}
      detail={errorMessages.assignmentRulesFailed}
    >
      {(data) => (
        <OfferForm
          {...form}
          rows={assigned}
          types={ruleTypes(data)}
          offered={offeredTerms(rows, offersOf(data))}
          onOffer={send}
        />
      )}
    </SectionState>
  );
}

/** Tags are values that many servers keep by themselves. */
const ruleTypes = ({ marketRules, agentTags }: OfferTermsQuery): readonly RuleType[] =>
  marketRules.map(({ id, name, type, unit, operators, values }) => ({
    id,
    name,
    unit,
    operators: operators.map(asOption),
    values:
      type === 'agent_tags'
        ? agentTags.map((tag) => ({ value: tag, label: tag }))
        : (values ?? []).map(asOption),
  }));

const asOption = ({ name, value }: { readonly name: string; readonly value: string }) => ({
  value,
  label: name,
});

const offersOf = ({ jobs }: OfferTermsQuery) =>
  new Map(
    (jobs?.items ?? []).flatMap(({ id, marketOffer }) => {
      if (!marketOffer) return [];
      const { startDate, endDate, startTime, endTime, rules, rulesOperator } = marketOffer;
      const held = (rules ?? []).map(({ ruleId, operator, value }) => ({
        ruleId,
        operator,
        value: [...value],
      }));
      return [[id, { startDate, endDate, startTime, endTime, rules: held, rulesOperator }]];
    }),
  );
