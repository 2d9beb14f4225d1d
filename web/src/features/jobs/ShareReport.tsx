import { Button, Group, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { object } from 'yup';
import type { InferType } from 'yup';
import { PasswordField } from '../../kit/form/PasswordField.tsx';
import { FormBody } from '../../kit/form/FormBody.tsx';
import { optionalText } from '../../kit/form/schemas.ts';
import { useConsoleForm } from '../../kit/form/useConsoleForm.ts';
import { AddressModal } from '../../kit/modal/AddressModal.tsx';
import { ConfirmModal } from '../../kit/modal/ConfirmModal.tsx';
import { ModalButton } from '../../kit/modal/ModalButton.tsx';
import { defineMutation } from '../../kit/mutation/defineMutation.ts';
import { useAct } from '../../kit/mutation/useAct.ts';
import { FailedMessage } from '../../kit/page/FailedMessage.tsx';
import { Allowed } from '../../kit/permission/PermissionProvider.tsx';
import { DateText } from '../../kit/value/DateText.tsx';
import { shareMessages } from '../../messages/share.ts';
import {
  CreateReportLinkDocument,
  RevokeReportLinkDocument,
  useJobReportLinksQuery,
} from './ShareReport.generated.ts';
import type { ReportLinksFragment } from './ShareReport.generated.ts';
import classes from './ShareReport.module.css';
import { revokeLinkModal, shareReportModal } from './shareReportModals.ts';

const createLink = defineMutation(CreateReportLinkDocument);
const linkSchema = object({ password: optionalText() });
const revokeLink = defineMutation(RevokeReportLinkDocument, { success: shareMessages.revoked });

interface NewLink {
  readonly jobId: string;
  readonly url: string;
}

/** The dialogs that share reports and take links back. The address says of which job. */
export function ShareReportDialogs() {
  // Outside of the dialog, so that it is still there after the question about another link: nobody can ask for it again.
  const [created, setCreated] = useState<NewLink | null>(null);
  const revoke = useAct(revokeLink);
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
          const [jobId = '', id = ''] = subject.split(':');
          await revoke({ input: { jobId, id } });
          setCreated(null);
        }}
      >
        Whoever opens it then sees that the report is no longer there. The link cannot be brought back.
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
    defaultValues: { password: '' },
    focus: 'password',
    onSubmit: async ({ password }) => {
      const { createReportLink } = await create({
        input: { jobId, ...(password === '' ? {} : { password }) },
      });
      onCreated(createReportLink.url);
    },
    onSaved: () => form.reset({ password: '' }),
  });
  return (
    <>
      <p className={classes.text}>{shareMessages.explanation}</p>
      <FormBody form={form} act="Create link" onCancel={onClose}>
        <PasswordField
          control={form.control}
          name="password"
          label="Password (optional)"
          description={shareMessages.passwordHelp}
          autoComplete="new-password"
        />
      </FormBody>
      {url !== null && <CreatedLink url={url} />}
      <Links jobId={jobId} />
    </>
  );
}

function CreatedLink({ url }: { url: string }) {
  const clipboard = useClipboard({ timeout: 2000 });
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
          onClick={() => clipboard.copy(url)}
          leftSection={
            clipboard.copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
          }
        >
          {clipboard.copied ? 'Copied' : 'Copy link'}
        </Button>
      </Group>
    </section>
  );
}

function Links({ jobId }: { jobId: string }) {
  const { data, error, refetch } = useJobReportLinksQuery({
    variables: { id: jobId },
    fetchPolicy: 'cache-and-network',
  });
  const links = data?.job?.reportLinks;
  if (error && !links)
    return <FailedMessage title="The links could not be loaded" onRetry={() => void refetch()} />;
  return (
    <section aria-labelledby="report-links" className={classes.links} aria-busy={!links}>
      <h3 id="report-links" className={classes.heading}>
        Links in use
      </h3>
      {links?.length === 0 && <p className={classes.text}>{shareMessages.noLinks}</p>}
      {!links && <div className={classes.skeleton} />}
      {links && links.length > 0 && (
        <ul className={classes.list}>
          {links.map((link) => (
            <Link key={link.id} jobId={jobId} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface LinkProps {
  readonly jobId: string;
  readonly link: NonNullable<ReportLinksFragment['reportLinks']>[number];
}

function Link({ jobId, link }: LinkProps) {
  const { createdBy, createdAt, hasPassword } = link;
  return (
    <li className={classes.link}>
      <span>
        <DateText value={createdAt} show="date-time" />
        {createdBy && (
          <span className={classes.quiet}>
            {' '}
            by {createdBy.firstName} {createdBy.lastName}
          </span>
        )}
        <span className={classes.protection}>
          {hasPassword && <IconLock size={14} aria-hidden />}
          {hasPassword ? 'With password' : 'Without password'}
        </span>
      </span>
      <ModalButton opens={revokeLinkModal} subject={`${jobId}:${link.id}`} color="red" variant="subtle">
        Revoke
      </ModalButton>
    </li>
  );
}
