import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorCode } from '../../../graphql/errorNotice.ts';
import type { UpdateTemplateInput } from '../../../graphql/generated/schema.ts';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { TemplateDetailDocument } from '../Template.generated.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import { isChangedByThem, templateDifferences } from '../templateDifferences.ts';
import type { ComparedTemplate, TemplateDifference } from '../templateDifferences.ts';
import { updateTemplate } from '../templateMutations.ts';

export type TemplateChanges = Omit<UpdateTemplateInput, 'id' | 'revision'>;

/** What stands against saving: the template as somebody else has left it, and what each has changed. */
export interface TemplateConflict {
  readonly theirs: TemplateDetailsFragment;
  readonly differences: readonly TemplateDifference[];
}

export interface TemplateSave {
  /**
   * Saves what was changed, unless somebody else has changed the template since it was opened: then it rejects, and
   * `conflict` says what they did. What only looks like a change of theirs, such as another job that was made of the
   * template, holds nothing up.
   * @param mine the same changes as they are compared
   */
  readonly save: (
    changes: TemplateChanges,
    mine: Partial<ComparedTemplate>,
  ) => Promise<TemplateDetailsFragment>;
  readonly conflict: TemplateConflict | null;
  /** The template that what is saved next goes on top of: as it was opened, or as theirs was seen. */
  readonly based: TemplateDetailsFragment;
  /** Goes on from the template as somebody has seen it, with nothing standing against saving. */
  readonly goOnFrom: (seen: TemplateDetailsFragment) => void;
}

/** So often somebody may be quicker without changing anything that can be seen. */
const mostTries = 3;

/** Saves a template for somebody who is perhaps not alone at it. */
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
        if (errorCode(error) !== 'precondition_failed') throw error;
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
