import { useMemo, useState } from 'react';
import { withParts } from '../../../graphql/parts.ts';
import { OfferForm } from '../assign/OfferForm.tsx';
import type { OfferStart, OfferTerms, RuleType } from '../assign/definition.ts';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import type { SelectionDialogProps } from '../../../kit/list/selection/definition.ts';
import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import type { UndoStep } from '../../../kit/undo/undoStep.ts';
import { WorkOnJobs } from '../../../kit/presence/WorkOfOthers.tsx';
import { conflictMessages } from '../../../messages/conflicts.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { inDigits } from '../../../messages/inDigits.ts';
import { offeredTerms } from './agreedTerms.ts';
import type { SelectableJob } from './allowed.ts';
import { assignedRow } from './assignedRow.ts';
import { createMarketOffer } from './jobMutations.ts';
import { jobUndo } from '../undo/jobUndo.ts';
import { namedJobs } from './namedJobs.ts';
import { useOfferTermsQuery } from './OfferJobs.generated.ts';
import type { CreateMarketOfferMutation, OfferTermsQuery } from './OfferJobs.generated.ts';
import { useSeenJobs } from './seenJobs.ts';
import type { ExpectedJobs } from './seenJobs.ts';
import { tellRefusal } from './tellRefusal.ts';

interface OfferJobsProps extends SelectionDialogProps<SelectableJob> {
  readonly title: string;
  /** The button's label. */
  readonly act: string;
}

/** Offers jobs to all Shepherds whom the rules match; several jobs form a bundle. */
function OfferJobs({ name, rows, onDone, title, act }: OfferJobsProps) {
  return (
    <AddressModal name={name} title={title} size={620}>
      {({ close }) => (
        <>
          <WorkOnJobs ids={rows.map(({ id }) => id)} />
          <LoadedOffer
            rows={rows}
            act={act}
            onCancel={close}
            onDone={() => {
              close();
              onDone();
            }}
          />
        </>
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

const apart = { marketRules: 'The kinds of rule', agentTags: 'The tags' };

/** The form with the loaded rule types, and the terms already offered or agreed. */
function LoadedOffer({ rows, ...form }: LoadedOfferProps) {
  const pending = rows.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  const result = useOfferTermsQuery({
    variables: { ids: pending, perPage: Math.max(1, pending.length), offered: pending.length > 0 },
    // Another user may have changed the offer.
    fetchPolicy: 'network-only',
    context: withParts(apart),
  });
  const { data, loading } = result;
  const types = useMemo(() => ruleTypes(data), [data]);
  const [assigned] = useState(() => rows.map(assignedRow));
  const [begun, setBegun] = useState<{ readonly offered: OfferStart | undefined }>();
  // The form begins with the current offer. Rules are optional: a retry of their types does not block it.
  const known = data?.jobs || (pending.length === 0 && (data || !loading));
  if (known && !begun) setBegun({ offered: offeredTerms(rows, offersOf(data)) });
  const create = useAct(createMarketOffer);
  const seen = useSeenJobs(rows);
  const send = (terms: OfferTerms) =>
    seen.act(conflictMessages.replace, (expected, asOpened) =>
      sendExpected(terms, expected, (made) => (asOpened ? offerUndo(rows, made) : undefined)),
    );
  const sendExpected = async (
    terms: OfferTerms,
    expected: ExpectedJobs,
    undo: (made: CreateMarketOfferMutation) => UndoStep | undefined,
  ) => {
    try {
      const ids = rows.map(({ id }) => id);
      await create({ input: { ids, ...terms, expected } }, { quiet: true, undo });
    } catch (error) {
      tellRefusal(error, errorMessages.marketOfferFailed);
      throw error;
    }
  };
  if (!begun) {
    return (
      <SectionState result={result} value={undefined} title="The present offer" rows={8}>
        {() => null}
      </SectionState>
    );
  }
  return (
    <OfferForm
      {...form}
      rows={assigned}
      types={types}
      missingTypes={
        <SectionState
          result={result}
          value={types}
          title="Rules"
          detail={errorMessages.assignmentRulesFailed}
        >
          {() => null}
        </SectionState>
      }
      offered={begun.offered}
      onOffer={send}
    />
  );
}

/** All jobs are in the one offer that was made; without it, its end could not be told from that of another. */
function offerUndo(rows: readonly SelectableJob[], { createMarketOffer }: CreateMarketOfferMutation) {
  const marketOfferId = createMarketOffer[0]?.marketOffer?.id;
  return marketOfferId === undefined ? undefined : jobUndo(rows, { status: 'PENDING', marketOfferId });
}

type Answered = { readonly [Field in keyof OfferTermsQuery]?: OfferTermsQuery[Field] | null };

/** Undefined if either part is missing. Many servers store tags separately. */
function ruleTypes({ marketRules, agentTags }: Answered = {}): readonly RuleType[] | undefined {
  if (!marketRules || !agentTags) return undefined;
  return marketRules.map(({ id, name, type, unit, operators, values }) => ({
    id,
    name,
    unit,
    operators: operators.map(asOption),
    values:
      type === 'agent_tags'
        ? agentTags.map((tag) => ({ value: tag, label: tag }))
        : (values ?? []).map(asOption),
  }));
}

const asOption = ({ name, value }: { readonly name: string; readonly value: string }) => ({
  value,
  label: name,
});

const offersOf = (data: OfferTermsQuery | undefined) =>
  new Map(
    (data?.jobs?.items ?? []).flatMap(({ id, marketOffer }) => {
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
