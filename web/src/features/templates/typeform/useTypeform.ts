import { useApolloClient } from '@apollo/client/react';
import type { TaskGroupInput, TaskLogicInput } from '../../../graphql/generated/schema.ts';
import { MergeTypeformDocument, TypeformDocument } from './TypeformImport.generated.ts';
import { importPreview } from './importPreview.ts';
import type { ImportPreview } from './importPreview.ts';

export interface PresentTasks {
  readonly sections: readonly TaskGroupInput[];
  readonly taskLogic: readonly TaskLogicInput[];
}

/** Failures are shown in the panel, at the id field. */
const asked = { fetchPolicy: 'no-cache', context: { quiet: true } } as const;

/** Loads a typeform both as a replacement and as an addition. Nothing is stored. */
export function useTypeform({ sections, taskLogic }: PresentTasks) {
  const client = useApolloClient();
  const override = async (formId: string) => {
    const { data } = await client.query({ query: TypeformDocument, variables: { formId }, ...asked });
    if (!data) throw new TypeError('An answer without errors has no typeform');
    return data.typeform;
  };
  const merge = async (formId: string) => {
    const input = { formId, sections: [...sections], taskLogic: [...taskLogic] };
    const { data } = await client.mutate({ mutation: MergeTypeformDocument, variables: { input }, ...asked });
    if (!data) throw new TypeError('An answer without errors has no task list');
    return data.mergeTypeform;
  };
  const preview = async (formId: string): Promise<ImportPreview> => {
    const [alone, merged] = await Promise.all([override(formId), merge(formId)]);
    return importPreview(alone, merged, sections.length);
  };
  return { override, preview };
}
