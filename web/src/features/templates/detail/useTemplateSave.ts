import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorCode } from '../../../graphql/errorNotice.ts';
import type { UpdateTemplateInput } from '../../../graphql/generated/schema.ts';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { TemplateDetailDocument } from '../Template.generated.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import { isChangedByThem, templateDifferences } from '../values/templateDifferences.ts';
import type { ComparedTemplate, TemplateDifference } from '../values/templateDifferences.ts';
import { updateTemplate } from '../templateMutations.ts';

export type TemplateChanges = Omit<UpdateTemplateInput, 'id' | 'revision'>;

/** A conflict: the template as another user saved it, and the changes of both. */
export interface TemplateConflict {
  readonly theirs: TemplateDetailsFragment;
  readonly differences: readonly TemplateDifference[];
}

export interface TemplateSave {
  /**
   * Saves the changes, unless another user has changed the template since it was opened: then it rejects, and
   * `conflict` describes their changes. Changes without an editable difference, such as another job of the template, do
   * not block saving.
   * @param mine the same changes in the shape that is compared
   */
  readonly save: (
    changes: TemplateChanges,
    mine: Partial<ComparedTemplate>,
  ) => Promise<TemplateDetailsFragment>;
  readonly conflict: TemplateConflict | null;
  /** The base version of the next save: as it was opened, or as the other user's version was seen. */
  readonly based: TemplateDetailsFragment;
  /** Continues from the version that the user has seen, without a conflict. */
  readonly goOnFrom: (seen: TemplateDetailsFragment) => void;
}

/** Retries after concurrent changes without a visible difference. */
const mostTries = 3;

/** Saves a template that other users may be editing too. */
export function useTemplateSave(opened: TemplateDetailsFragment): TemplateSave {
  const client = useApolloClient();
  const update = useAct(updateTemplate);
  const [saved, setSaved] = useState(opened);
  const [conflict, setConflict] = useState<TemplateConflict | null>(null);
  const based = conflict?.theirs ?? saved;

  const readTheirs = async (): Promise<TemplateDetailsFragment | null> => {
    const { data } = await client.query({
      query: TemplateDetailDocument,
      variables: { id: opened.id },
      fetchPolicy: 'network-only',
    });
    return data?.template ?? null;
  };

  const save: TemplateSave['save'] = async (changes, mine) => {
    let { revision } = based;
    for (let tried = 1; ; tried += 1) {
      try {
        const { updateTemplate: after } = await update({ input: { id: opened.id, revision, ...changes } });
        setSaved(after);
        setConflict(null);
        return after;
      } catch (error) {
        if (errorCode(error) !== 'precondition.failed') throw error;
        const theirs = await readTheirs();
        if (theirs === null) throw error;
        const differences = templateDifferences(based, theirs, mine);
        if (isChangedByThem(differences) || tried === mostTries) {
          setConflict({ theirs, differences });
          throw error;
        }
        ({ revision } = theirs);
      }
    }
  };
  const goOnFrom = (seen: TemplateDetailsFragment): void => {
    setSaved(seen);
    setConflict(null);
  };
  return { save, conflict, based, goOnFrom };
}
