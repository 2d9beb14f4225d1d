import { Alert } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import type { RetireReason } from '../../../graphql/generated/schema.ts';
import { maximumStrikes } from '../../../constants.ts';
import { optionsOf } from '../../../kit/choice/options.ts';
import { SelectField } from '../../../kit/form/fields/choiceFields.tsx';
import { TextAreaField } from '../../../kit/form/fields/TextAreaField.tsx';
import { FormBody } from '../../../kit/form/FormBody.tsx';
import { requiredText } from '../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../kit/form/useConsoleForm.ts';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { validationMessages } from '../../../messages/validation.ts';
import { retireReasonLabels, shepherdName } from '../labels.ts';
import { shepherdListPage } from '../pages.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { retireMessages } from './messages.ts';
import { OpenThings } from './OpenThings.tsx';
import { deleteApplication, retireShepherd } from './retireMutations.ts';
import classes from './Retire.module.css';

interface RetireFormProps {
  readonly shepherd: ShepherdProfileFragment;
  readonly onDone: () => void;
}

const schema = object({
  reason: string<RetireReason>().nullable().required(retireMessages.reasonRequired),
  comment: requiredText(validationMessages.commentRequired),
});

/** Retires permanently: lists what is open and what happens to it, and asks for the reason. */
export function RetireForm({ shepherd, onDone }: RetireFormProps) {
  const { id } = shepherd;
  const applies = shepherd.status === 'APPLICANT';
  const retire = useAct(applies ? deleteApplication : retireShepherd);
  const go = useGo();
  const form = useConsoleForm({
    schema,
    defaultValues: { reason: applies ? 'STRIKED_OFF' : null, comment: '' },
    focus: applies ? 'comment' : 'reason',
    onSubmit: (input) => retire({ input: { id, ...input } }),
    onSaved: () => (applies ? go(shepherdListPage.to(), { replace: true }) : onDone()),
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const removes = reason === 'REMOVED';
  const strikes = shepherd.recentStrikes ?? 0;
  return (
    <FormBody
      form={form}
      act={applies ? 'Delete application' : 'Retire Shepherd'}
      dangerous
      onCancel={onDone}
    >
      <p className={classes.text}>
        {applies ? retireMessages.deleted(shepherdName(shepherd)) : retireMessages.final}
      </p>
      {!applies && <OpenThings shepherd={shepherd} />}
      <SelectField
        control={form.control}
        name="reason"
        label="Reason"
        placeholder="Choose a reason"
        options={reasons}
      />
      {reason === 'STRIKED_OFF' && !applies && strikes >= maximumStrikes && (
        <Alert color="amber">{retireMessages.strikes(strikes)}</Alert>
      )}
      {removes && <Alert color="red">{retireMessages.removal}</Alert>}
      <TextAreaField
        control={form.control}
        name="comment"
        label="Comment"
        description={removes ? retireMessages.commentOfRemoval : undefined}
      />
    </FormBody>
  );
}

const reasons = optionsOf<RetireReason>(retireReasonLabels);
