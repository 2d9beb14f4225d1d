import { useMemo } from 'react';
import { DetailQuery } from '../../../kit/detail/DetailQuery.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { usePageParameters } from '../../../kit/page/PageLink.tsx';
import { oppositeAt } from '../../../kit/undo/opposite.ts';
import { usePolledQuery } from '../../../kit/polling/usePolledQuery.ts';
import { ArticleDetail } from '../articles/ArticleDetail.tsx';
import { ArticleForm } from '../articles/ArticleForm.tsx';
import { articleValues } from '../articles/articleValues.ts';
import { useEdited } from '../../../kit/conflict/useEdited.ts';
import { trainingListPage, trainingPage } from '../pages.ts';
import { TrainingDetailDocument } from './Training.generated.ts';
import type { TrainingDetailQuery, TrainingDetailsFragment } from './Training.generated.ts';
import { showTraining, updateTraining } from './trainingMutations.ts';

/** The app shows a picture or video once it is processed. */
const inProgress = ({ training }: TrainingDetailQuery): boolean => training?.media?.status === 'PROCESSING';

export default function TrainingDetailPage() {
  const { id } = usePageParameters(trainingPage);
  const variables = useMemo(() => ({ id }), [id]);
  const result = usePolledQuery({ query: TrainingDetailDocument, variables, inProgress });
  const show = useAct(showTraining);
  return (
    <DetailQuery name="training" base={trainingListPage} result={result} thing={result.data?.training}>
      {(training) => (
        <ArticleDetail
          base={trainingListPage}
          article={training}
          onShow={(status) =>
            show(
              { input: { id, status } },
              {
                undo: ({ updateTraining: { version } }) =>
                  oppositeAt(version, showTraining, (expectedVersion) => ({
                    input: { id, status: training.status, expectedVersion },
                  })),
              },
            )
          }
        >
          {(screen) => <EditTraining key={id} training={training} screen={screen} />}
        </ArticleDetail>
      )}
    </DetailQuery>
  );
}

function EditTraining({
  training,
  screen,
}: {
  training: TrainingDetailsFragment;
  screen: HTMLElement | null;
}) {
  const { id } = training;
  const update = useAct(updateTraining);
  const edits = useEdited(training, {
    query: TrainingDetailDocument,
    variables: { id },
    of: (data) => data.training,
    values: articleValues,
  });
  return (
    <ArticleForm
      record={articleValues(training)}
      edits={edits}
      onSave={(changed, _before, seen) => update({ input: { id, ...changed, ...seen } })}
      ordered
      media={training.media}
      screen={screen}
    />
  );
}
