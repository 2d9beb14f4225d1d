import { useState } from 'react';
import { object } from 'yup';
import { errorCode, errorText } from '../../../graphql/errorNotice.ts';
import { TextField } from '../../../kit/form/fields/fields.tsx';
import { FormBody } from '../../../kit/form/FormBody.tsx';
import { requiredText } from '../../../kit/form/values/schemas.ts';
import { useConsoleForm } from '../../../kit/form/useConsoleForm.ts';
import { showSuccess } from '../../../kit/toast/toast.ts';
import { errorMessages } from '../../../messages/errors.ts';
import { successMessages } from '../../../messages/successes.ts';
import { typeformMessages } from '../messages.ts';
import { ImportChoice } from './ImportChoice.tsx';
import { importInWords } from './importPreview.ts';
import type { ImportPreview } from './importPreview.ts';
import { useTypeform } from './useTypeform.ts';
import type { PresentTasks } from './useTypeform.ts';
import type { ImportedTaskListFragment } from './TypeformImport.generated.ts';

export interface TypeformImportProps extends PresentTasks {
  /** The imported task list; its text is shown beside undo. */
  readonly onImported: (list: ImportedTaskListFragment, words: string) => void;
  readonly onCancel?: () => void;
}

const schema = object({ formId: requiredText() });

/**
 * Imports the questions of a typeform as tasks. If there are tasks already, both options are previewed before either is
 * applied; until then, and if the typeform cannot be loaded, nothing changes.
 */
export function TypeformImport({ sections, taskLogic, onImported, onCancel }: TypeformImportProps) {
  const { override, preview } = useTypeform({ sections, taskLogic });
  const [found, setFound] = useState<ImportPreview | null>(null);
  const taken = (list: ImportedTaskListFragment, words: string) => {
    showSuccess(successMessages.tasksImported);
    onImported(list, words);
  };
  const form = useConsoleForm({
    schema,
    defaultValues: { formId: '' },
    focus: 'formId',
    onSubmit: async ({ formId }) => {
      try {
        if (sections.length > 0) setFound(await preview(formId));
        else {
          const list = await override(formId);
          taken(list, importInWords.overridden(list));
        }
      } catch (error) {
        form.setError(
          'formId',
          { type: 'server', message: failureInWords(error, formId) },
          { shouldFocus: true },
        );
        throw error;
      }
    },
  });
  if (found !== null) {
    return (
      <ImportChoice
        present={sections}
        preview={found}
        onOverride={() => taken(found.override, importInWords.overridden(found.override))}
        onMerge={() => taken(found.merged, importInWords.merged(found))}
        onBack={() => setFound(null)}
      />
    );
  }
  return (
    <FormBody form={form} act="Import" {...(onCancel ? { onCancel } : {})}>
      <TextField
        control={form.control}
        name="formId"
        label="Typeform id"
        description={typeformMessages.where}
        autoComplete="off"
      />
    </FormBody>
  );
}

const failureInWords = (error: unknown, formId: string): string =>
  errorCode(error) === 'typeform.not_found'
    ? typeformMessages.notFound(formId)
    : errorText(error) || errorMessages.unknown;
