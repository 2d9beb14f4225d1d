import { Button, Group, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { object, string } from 'yup';
import type { InferType } from 'yup';
import { isCalendarDate } from '../../../kit/date/typedDate.ts';
import { TextField } from '../../../kit/form/fields/fields.tsx';
import { FormBody } from '../../../kit/form/FormBody.tsx';
import { DateField } from '../../../kit/form/late/lateFields.tsx';
import { PasswordField } from '../../../kit/form/fields/PasswordField.tsx';
import { futureDateSchema, optionalText } from '../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../kit/form/useConsoleForm.ts';
import { AddressModal } from '../../../kit/modal/AddressModal.tsx';
import { ConfirmModal } from '../../../kit/modal/ConfirmModal.tsx';
import { useModal } from '../../../kit/modal/useModal.ts';
import { oneAttempt } from '../../../kit/mutation/attempts.ts';
import { defineMutation } from '../../../kit/mutation/defineMutation.ts';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { Allowed } from '../../../kit/permission/PermissionProvider.tsx';
import { showError } from '../../../kit/toast/toast.ts';
import { browserTimeZone, endOfDay, formatDateTime } from '../../../kit/value/time.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { shareMessages } from '../../../messages/share.ts';
import { validationMessages } from '../../../messages/validation.ts';
import { copyText } from '../../../ui/browser/clipboard.ts';
import { LinkInQuestion, ReportLinkList } from './ReportLinkList.tsx';
import { CreateReportLinkDocument, RevokeReportLinkDocument } from './ShareReport.generated.ts';
import classes from './ShareReport.module.css';
import { linkOf, revokeLinkModal, shareReportModal } from './shareReportModals.ts';

const createLink = defineMutation(CreateReportLinkDocument, { once: oneAttempt });
const longestLabel = 100;
/** How long the button confirms the copy. */
const copiedMilliseconds = 2000;
const linkSchema = object({
  label: optionalText().max(longestLabel, validationMessages.maxCharacters(longestLabel)),
  expiresAt: futureDateSchema(),
  // Not trimmed: readers must enter it exactly.
  password: string()
    .defined()
    .test('blank', shareMessages.passwordBlank, (password) => password === '' || password.trim() !== ''),
});
const nothing: InferType<typeof linkSchema> = { label: '', expiresAt: null, password: '' };
const revokeLink = defineMutation(RevokeReportLinkDocument, { success: shareMessages.revoked });

interface NewLink {
  readonly jobId: string;
  readonly url: string;
}

/** The dialogs that share reports and revoke links. The address contains the job. */
export function ShareReportDialogs() {
  // Outside the dialog, so that it survives the confirmation about another link: the link cannot be shown again.
  const [created, setCreated] = useState<NewLink | null>(null);
  const revoke = useAct(revokeLink);
  const { subject: inQuestion } = useModal(revokeLinkModal);
  return (
    <Allowed to="JOBS_SHARE">
      <AddressModal name={shareReportModal} title="Share report" size={520}>
        {({ close, subject }) => (
          <ShareForm
            jobId={subject}
            url={created?.jobId === subject ? created.url : null}
            onCreated={(url) => setCreated({ jobId: subject, url })}
            onClose={close}
          />
        )}
      </AddressModal>
      <ConfirmModal
        name={revokeLinkModal}
        title="Revoke this link?"
        act="Revoke link"
        dangerous
        onConfirm={async (_comment, subject) => {
          const { jobId, linkId } = linkOf(subject);
          await revoke({ input: { jobId, id: linkId } });
          setCreated(null);
        }}
      >
        <LinkInQuestion {...linkOf(inQuestion)} />
        Whoever opens it then sees that the report is no longer there, and its photos stop loading for whoever
        has it open. The link cannot be brought back.
      </ConfirmModal>
    </Allowed>
  );
}

interface ShareFormProps {
  readonly jobId: string;
  readonly url: string | null;
  readonly onCreated: (url: string) => void;
  readonly onClose: () => void;
}

function ShareForm({ jobId, url, onCreated, onClose }: ShareFormProps) {
  const create = useAct(createLink);
  const form = useConsoleForm<InferType<typeof linkSchema>>({
    schema: linkSchema,
    defaultValues: nothing,
    focus: 'label',
    onSubmit: async ({ label, expiresAt, password }) => {
      const { createReportLink } = await create({
        input: {
          jobId,
          ...(label !== '' && { label }),
          ...(expiresAt !== null && { expiresAt: endOfDay(expiresAt) }),
          ...(password !== '' && { password }),
        },
      });
      onCreated(createReportLink.url);
    },
    onSaved: () => form.reset(nothing),
  });
  const lastDay = form.watch('expiresAt');
  return (
    <>
      <p className={classes.text}>{shareMessages.explanation}</p>
      <FormBody form={form} act="Create link" onCancel={onClose}>
        <TextField
          control={form.control}
          name="label"
          label="Label"
          description={shareMessages.labelHelp}
          autoComplete="off"
        />
        <DateField
          control={form.control}
          name="expiresAt"
          label="Last day"
          description={endInWords(lastDay)}
        />
        <PasswordField
          control={form.control}
          name="password"
          label="Password"
          description={shareMessages.passwordHelp}
          autoComplete="new-password"
        />
      </FormBody>
      {url !== null && <CreatedLink url={url} />}
      <ReportLinkList jobId={jobId} />
    </>
  );
}

/** The expiry of a link with this last day, with its zone. */
const endInWords = (day: string | null): string =>
  day !== null && isCalendarDate(day)
    ? shareMessages.ends(formatDateTime(endOfDay(day)), browserTimeZone())
    : shareMessages.endsNever;

function CreatedLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(setCopied, copiedMilliseconds, false);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const done = await copyText(url);
    setCopied(done);
    if (!done) showError(errorMessages.notCopied);
  };
  return (
    <section className={classes.created} aria-label="New link">
      <Group align="flex-end" gap={8} wrap="nowrap">
        <TextInput
          className={classes.url ?? ''}
          label="Link"
          description={shareMessages.onlyNow}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          onClick={() => void copy()}
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        >
          {copied ? 'Copied' : 'Copy link'}
        </Button>
      </Group>
    </section>
  );
}
