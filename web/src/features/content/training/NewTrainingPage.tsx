import { useRef } from 'react';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { ArticleForm } from '../articles/ArticleForm.tsx';
import { NewContent } from '../NewContent.tsx';
import { newTrainingPage, trainingListPage, trainingPage } from '../pages.ts';
import { createTraining } from './trainingMutations.ts';

export default function NewTrainingPage() {
  const go = useGo();
  const create = useAct(createTraining);
  const created = useRef('');
  return (
    <NewContent title={newTrainingPage.title}>
      {(screen) => (
        <ArticleForm
          act="Create training"
          ordered
          media={null}
          screen={screen}
          onCreate={async (input) => {
            const { createTraining: training } = await create({ input });
            created.current = training.id;
          }}
          onSaved={() => go(trainingPage.to({ id: created.current }), { replace: true })}
          onCancel={() => go(trainingListPage.to())}
        />
      )}
    </NewContent>
  );
}
