import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { errorCode } from '../../../graphql/errorNotice.ts';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { PageMessage } from '../../../kit/page/failures/PageMessage.tsx';
import { showError } from '../../../kit/toast/toast.ts';
import type { Created } from '../../../kit/wizard/useWizardDraft.ts';
import { Wizard } from '../../../kit/wizard/Wizard.tsx';
import { errorMessages } from '../../../messages/errors.ts';
import { templateMessages } from '../messages.ts';
import { createTemplate } from '../templateMutations.ts';
import { templateFieldOf, templateInput } from '../values/templateRequest.ts';
import { newTemplate } from '../values/templateValues.ts';
import { templateWizard } from './templateWizard.tsx';

/** Failures that do not mean that the server refused the input. */
const notRefused = new Set<string | undefined>([
  undefined,
  'NETWORK_ERROR',
  'auth.unauthenticated',
  'idempotency.mismatch',
]);

export default function NewTemplatePage() {
  const create = useAct(createTemplate);
  const sent = useRef(newTemplate());
  return (
    <Wizard
      wizard={templateWizard}
      fieldOf={(serverField) => templateFieldOf(serverField, sent.current)}
      onSubmit={async (values, idempotencyKey) => {
        sent.current = values;
        try {
          const { createTemplate: created } = await create(
            { input: templateInput(values) },
            { idempotencyKey },
          );
          return { id: created.id, name: created.name };
        } catch (error) {
          if (!notRefused.has(errorCode(error))) showError(errorMessages.templateFailed);
          throw error;
        }
      }}
      done={createdMessage}
    />
  );
}

const createdMessage = ({ name }: Created, startAgain: () => void) => (
  <PageMessage
    announce="status"
    icon={<IconCheck size={20} />}
    title={templateMessages.created(name)}
    actions={
      <Button variant="default" onClick={startAgain}>
        {templateMessages.another}
      </Button>
    }
  >
    {templateMessages.usable}
  </PageMessage>
);
