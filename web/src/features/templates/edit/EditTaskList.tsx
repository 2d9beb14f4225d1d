import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useListChange } from '../../../kit/fieldArray/changes.ts';
import { Redirect, useGo } from '../../../kit/page/PageLink.tsx';
import { usePersonStorage } from '../../../kit/person/usePersonStorage.ts';
import type { DraftKey, WizardForm } from '../../../kit/wizard/definition.ts';
import { draftStorageName } from '../../../kit/wizard/useWizardDraft.ts';
import type { Created } from '../../../kit/wizard/useWizardDraft.ts';
import { Wizard } from '../../../kit/wizard/Wizard.tsx';
import { TheirChanges } from '../detail/TheirChanges.tsx';
import { useTemplateSave } from '../detail/useTemplateSave.ts';
import type { TemplateConflict } from '../detail/useTemplateSave.ts';
import { isFixed } from '../legacy.ts';
import { changeMessages } from '../messages.ts';
import { templateTasksPage } from '../pages.ts';
import { taskFieldOf } from '../taskList/serverFields.ts';
import { taskListInput } from '../taskList/toServer.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import type { TemplateValues } from '../values/templateSchemas.ts';
import { editedValues, taskListWizard, taskListWizardName } from './taskListWizard.tsx';

/** The base version of a draft: later changes of other users are found by comparing with it. */
interface Begun {
  readonly draft: DraftKey;
  readonly template: TemplateDetailsFragment;
}

/**
 * The editor of a template's task list. The draft is kept in the browser until it is saved or discarded, and is saved
 * on top of the version that it started from, however old that is.
 */
export function EditTaskList({ template }: { readonly template: TemplateDetailsFragment }) {
  const { id } = template;
  const storage = `${draftStorageName({ name: taskListWizardName }, id)}:begun`;
  const [begun, keepBegun] = usePersonStorage<Begun | null>(storage, null);
  const { save, conflict, based, goOnFrom } = useTemplateSave(template);
  const go = useGo();
  const wizard = useMemo(() => taskListWizard(template), [template]);
  const sent = useRef(editedValues(template).tasks);
  const begin = (draft: DraftKey): void => {
    if (begun?.draft === draft) {
      goOnFrom(begun.template);
      return;
    }
    keepBegun({ draft, template });
    goOnFrom(template);
  };
  return (
    <Wizard
      wizard={wizard}
      slot={id}
      fieldOf={(serverField) => {
        const field = taskFieldOf(serverField, sent.current);
        return field === undefined ? undefined : `tasks.${field}`;
      }}
      onSubmit={async ({ tasks }) => {
        sent.current = tasks;
        const input = taskListInput(tasks, based.basePrice?.currency ?? 'GBP');
        const { name } = await save(input, input);
        keepBegun(null);
        return { id, name };
      }}
      renderAbove={(form, draft) => (
        <Above
          form={form}
          draft={draft}
          conflict={conflict}
          onBegin={begin}
          onTake={(theirs) => {
            keepBegun({ draft, template: theirs });
            goOnFrom(theirs);
            if (isFixed(theirs)) go(templateTasksPage.to({ id }), { replace: true });
          }}
        />
      )}
      done={readAgain}
    />
  );
}

const readAgain = ({ id }: Created) => <Redirect to={templateTasksPage.to({ id })} />;

interface AboveProps {
  readonly form: WizardForm<TemplateValues>;
  readonly draft: DraftKey;
  readonly conflict: TemplateConflict | null;
  readonly onBegin: (draft: DraftKey) => void;
  readonly onTake: (theirs: TemplateDetailsFragment) => void;
}

/** The changes that another user has made meanwhile. */
function Above({ form, draft, conflict, onBegin, onTake }: AboveProps) {
  const begin = useEffectEvent(onBegin);
  useEffect(() => begin(draft), [draft]);
  const change = useListChange(form);
  const box = useRef<HTMLDivElement>(null);
  if (!conflict) return null;
  return (
    <div ref={box}>
      <TheirChanges
        key={conflict.theirs.revision}
        conflict={conflict}
        onKeep={() => box.current?.closest('form')?.requestSubmit()}
        onTake={() => {
          change(changeMessages.takeTheirs, {
            ...form.getValues(),
            tasks: editedValues(conflict.theirs).tasks,
          });
          onTake(conflict.theirs);
        }}
      />
    </div>
  );
}
