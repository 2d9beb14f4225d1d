import { use } from 'react';
import { AddComment, Comments } from '../../../kit/comments/Comments.tsx';
import { undoOfComment } from '../../../kit/comments/undoOfComment.ts';
import { Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { Person } from '../../../kit/person/PersonProvider.tsx';
import { shepherdName } from '../labels.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { addShepherdComment } from '../shepherdMutations.ts';
import { useMayEdit } from '../useMayEdit.ts';
import { useShepherdCommentsQuery } from './Account.generated.ts';

/** Comments of staff about a Shepherd, newest first. */
export function ShepherdComments({ shepherd }: { shepherd: ShepherdProfileFragment }) {
  const { id } = shepherd;
  const result = useShepherdCommentsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const add = useAct(addShepherdComment);
  const author = use(Person);
  const addUndoable = (text: string) =>
    add(
      { input: { agentId: id, text } },
      {
        undo: ({ addAgentComment: { comments } }) =>
          undoOfComment(comments, { text, author }, async (comment) => {
            const { shepherdCommentUndo } = await import('./shepherdCommentUndo.ts');
            return shepherdCommentUndo(id, comment);
          }),
      },
    );
  return (
    <Section
      title="Comments"
      actions={useMayEdit(shepherd) && <AddComment record={id} onAdd={addUndoable} />}
    >
      <SectionState result={result} value={result.data?.agent?.comments} title="Comments">
        {(comments) => (
          <Comments
            comments={comments.map(({ createdBy, ...comment }) => ({
              ...comment,
              author: createdBy && shepherdName(createdBy),
            }))}
          />
        )}
      </SectionState>
    </Section>
  );
}
