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
import { newsListPage, newsPage } from '../pages.ts';
import { NewsDetailDocument } from './News.generated.ts';
import type { NewsDetailQuery, NewsDetailsFragment } from './News.generated.ts';
import { showNews, updateNews } from './newsMutations.ts';

/** The app shows a picture or video once it is processed. */
const inProgress = ({ newsItem }: NewsDetailQuery): boolean => newsItem?.media?.status === 'PROCESSING';

export default function NewsDetailPage() {
  const { id } = usePageParameters(newsPage);
  const variables = useMemo(() => ({ id }), [id]);
  const result = usePolledQuery({ query: NewsDetailDocument, variables, inProgress });
  const show = useAct(showNews);
  return (
    <DetailQuery name="piece of news" base={newsListPage} result={result} thing={result.data?.newsItem}>
      {(news) => (
        <ArticleDetail
          base={newsListPage}
          article={news}
          onShow={(status) =>
            show(
              { input: { id, status } },
              {
                undo: ({ updateNewsItem: { version } }) =>
                  oppositeAt(version, showNews, (expectedVersion) => ({
                    input: { id, status: news.status, expectedVersion },
                  })),
              },
            )
          }
        >
          {(screen) => <EditNews key={id} news={news} screen={screen} />}
        </ArticleDetail>
      )}
    </DetailQuery>
  );
}

function EditNews({ news, screen }: { news: NewsDetailsFragment; screen: HTMLElement | null }) {
  const { id } = news;
  const update = useAct(updateNews);
  const edits = useEdited(news, {
    query: NewsDetailDocument,
    variables: { id },
    of: (data) => data.newsItem,
    values: articleValues,
  });
  return (
    <ArticleForm
      record={articleValues(news)}
      edits={edits}
      onSave={({ displayOrder: _hasNone, ...changed }, _before, seen) =>
        update({ input: { id, ...changed, ...seen } })
      }
      ordered={false}
      media={news.media}
      screen={screen}
    />
  );
}
