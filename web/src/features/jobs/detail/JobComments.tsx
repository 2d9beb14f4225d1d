import { use } from 'react';
import { AddComment, Comments } from '../../../kit/comments/Comments.tsx';
import { undoOfComment } from '../../../kit/comments/undoOfComment.ts';
import { Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { Person } from '../../../kit/person/PersonProvider.tsx';
import { errorMessages } from '../../../messages/errors.ts';
import { addJobComment } from '../actions/jobMutations.ts';
import { nameOf } from '../labels.ts';
import { useJobCommentsQuery } from './JobDetail.generated.ts';
import type { FramedJob } from './JobFrame.tsx';
import { useMayEdit } from './useMayEdit.ts';

/** Comments of staff about the job, newest last. */
export function JobComments({ job }: { job: FramedJob }) {
  const result = useJobCommentsQuery({ variables: { id: job.id }, fetchPolicy: 'cache-and-network' });
  const add = useAct(addJobComment);
  const author = use(Person);
  const addUndoable = (text: string) =>
    add(
      { input: { jobId: job.id, text } },
      {
        undo: ({ addJobComment: { comments } }) =>
          undoOfComment(comments, { text, author }, async (comment) => {
            const { jobCommentUndo } = await import('../undo/jobCommentUndo.ts');
            return jobCommentUndo(job.id, comment);
          }),
      },
    );
  const mayEdit = useMayEdit(job);
  return (
    <Section title="Comments" actions={mayEdit && <AddComment record={job.id} onAdd={addUndoable} />}>
      <SectionState
        result={result}
        value={result.data?.job?.comments}
        title="Comments"
        detail={errorMessages.contactDevelopers}
      >
        {(comments) => (
          <Comments
            comments={comments.map(({ createdBy, ...comment }) => ({
              ...comment,
              author: createdBy && nameOf(createdBy),
            }))}
          />
        )}
      </SectionState>
    </Section>
  );
}
