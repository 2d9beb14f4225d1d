import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import type { IdentityReviewResult } from '../../graphql/generated/schema.ts';
import { Fact, Facts } from '../../kit/detail/Section.tsx';
import { SectionState } from '../../kit/detail/SectionState.tsx';
import { TextAreaField } from '../../kit/form/fields/TextAreaField.tsx';
import { FormBody } from '../../kit/form/FormBody.tsx';
import { RadioField } from '../../kit/form/fields/RadioField.tsx';
import { requiredText } from '../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../kit/form/useConsoleForm.ts';
import { useAct } from '../../kit/mutation/useAct.ts';
import { PieceBoundary } from '../../kit/page/code/PieceBoundary.tsx';
import { DateText } from '../../kit/value/DateText.tsx';
import { StatusBadge } from '../../kit/value/StatusBadge.tsx';
import { validationMessages } from '../../messages/validation.ts';
import { OpenThings, shepherdName, stageLabels } from '../shepherds/public.tsx';
import { useApplicationToReviewQuery } from './Application.generated.ts';
import type { ReviewedApplicationFragment } from './Application.generated.ts';
import { reviewIdentityCheck } from './applicationMutations.ts';
import classes from './ReviewIdentityCheck.module.css';
import { checkText, rejectReasonLabels } from './labels.ts';
import { applicationMessages } from './messages.ts';

interface ReviewIdentityCheckProps {
  readonly applicationId: string;
  readonly onDone: () => void;
}

/** Decides an ID check manually, in its current state: it is refetched however long the page has been open. */
export function ReviewIdentityCheck({ applicationId, onDone }: ReviewIdentityCheckProps) {
  const result = useApplicationToReviewQuery({
    variables: { id: applicationId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <SectionState result={result} value={result.data?.applications.items} title="Application">
      {([application]) =>
        application ? (
          <Review application={application} onDone={onDone} />
        ) : (
          <p>{applicationMessages.missing}</p>
        )
      }
    </SectionState>
  );
}

interface ReviewProps {
  readonly application: ReviewedApplicationFragment;
  readonly onDone: () => void;
}

function Review({ application, onDone }: ReviewProps) {
  const { agent, status, stage, rejectReason, identityCheck } = application;
  const over =
    status === 'REJECTED'
      ? applicationMessages.rejected(rejectReason && rejectReasonLabels[rejectReason])
      : agent?.status === 'RETIRED'
        ? applicationMessages.retired
        : null;
  return (
    <>
      <Facts>
        <Fact label="Applicant">{agent && shepherdName(agent)}</Fact>
        <Fact label="Application">
          <StatusBadge of="application" status={status} />
        </Fact>
        <Fact label="Stage">{stageLabels[stage]}</Fact>
        <Fact label="ID check">{checkText(identityCheck)}</Fact>
        {identityCheck?.comment && <Fact label="Last comment">{identityCheck.comment}</Fact>}
        {identityCheck?.updatedAt && (
          <Fact label="Checked">
            <DateText value={identityCheck.updatedAt} show="date-time" />
          </Fact>
        )}
      </Facts>
      {over ? (
        <p>{over}</p>
      ) : (
        <div className={classes.decision}>
          <Decision application={application} onDone={onDone} />
        </div>
      )}
    </>
  );
}

const schema = object({
  result: string<IdentityReviewResult>().nullable().required(applicationMessages.resultRequired),
  comment: requiredText(validationMessages.commentRequired),
});

function Decision({ application, onDone }: ReviewProps) {
  const review = useAct(reviewIdentityCheck);
  const { id, status, stage, identityCheck, agent } = application;
  const form = useConsoleForm({
    schema,
    defaultValues: { result: null, comment: '' },
    focus: 'result',
    onSubmit: ({ result, comment }) => {
      const seen = { result: identityCheck?.result ?? null, method: identityCheck?.method ?? null };
      return review({ input: { id, result, comment, seen } });
    },
    onSaved: onDone,
  });
  const fails = useWatch({ control: form.control, name: 'result' }) === 'FAIL';
  const works = agent?.status === 'ACTIVE' || agent?.status === 'INACTIVE';
  const accepts = status === 'IN_PROGRESS' && stage === 'IDENTITY_CHECK';
  return (
    <FormBody form={form} act="Save decision" onCancel={onDone}>
      <RadioField
        control={form.control}
        name="result"
        label="Decision"
        options={[
          {
            value: 'PASS',
            label: 'Pass',
            description: accepts ? applicationMessages.passedAccepts : applicationMessages.passedGoesOn,
          },
          { value: 'FAIL', label: 'Fail', description: applicationMessages.failedRejects },
        ]}
      />
      {fails && works && (
        <PieceBoundary>
          <Suspense fallback={<div aria-busy="true" style={{ minHeight: 72 }} />}>
            <OpenThings shepherd={agent} />
          </Suspense>
        </PieceBoundary>
      )}
      <TextAreaField control={form.control} name="comment" label="Comment" rows={3} />
    </FormBody>
  );
}
