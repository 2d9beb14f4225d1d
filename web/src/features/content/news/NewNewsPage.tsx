import { useRef } from 'react';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { ArticleForm } from '../articles/ArticleForm.tsx';
import { NewContent } from '../NewContent.tsx';
import { newNewsPage, newsListPage, newsPage } from '../pages.ts';
import { createNews } from './newsMutations.ts';

export default function NewNewsPage() {
  const go = useGo();
  const create = useAct(createNews);
  const created = useRef('');
  return (
    <NewContent title={newNewsPage.title}>
      {(screen) => (
        <ArticleForm
          act="Create piece of news"
          ordered={false}
          media={null}
          screen={screen}
          onCreate={async ({ displayOrder: _hasNone, ...input }) => {
            const { createNewsItem } = await create({ input });
            created.current = createNewsItem.id;
          }}
          onSaved={() => go(newsPage.to({ id: created.current }), { replace: true })}
          onCancel={() => go(newsListPage.to())}
        />
      )}
    </NewContent>
  );
}
