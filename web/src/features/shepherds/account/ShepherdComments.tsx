import { AddComment, Comments } from '../../../kit/comments/Comments.tsx';
import { Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
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
  return (
    <Section
      title="Comments"
      actions={useMayEdit(shepherd) && <AddComment onAdd={(text) => add({ input: { agentId: id, text } })} />}
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
