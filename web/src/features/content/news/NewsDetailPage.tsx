import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { DetailQuery } from '../../../kit/detail/DetailQuery.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { usePageParameters } from '../../../kit/page/PageLink.tsx';
import { usePolledQuery } from '../../../kit/polling/usePolledQuery.ts';
import { ArticleDetail } from '../articles/ArticleDetail.tsx';
import { ArticleForm } from '../articles/ArticleForm.tsx';
import { articleValues } from '../articles/articleValues.ts';
import type { ArticleValues } from '../articles/articleValues.ts';
import { readTagged } from '../edit/readTagged.ts';
import { useUnlessOvertaken } from '../edit/useUnlessOvertaken.ts';
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
          onShow={(status) => show({ input: { id, status } })}
        >
          {(screen) => <EditNews key={id} news={news} screen={screen} />}
        </ArticleDetail>
      )}
    </DetailQuery>
  );
}

function EditNews({ news, screen }: { news: NewsDetailsFragment; screen: HTMLElement | null }) {
  const { id } = news;
  const client = useApolloClient();
  const update = useAct(updateNews);
  const { save, ...overtaken } = useUnlessOvertaken<ArticleValues>({
    readNow: async () => {
      const { data, tag } = await readTagged(client, NewsDetailDocument, id);
      return { values: data?.newsItem ? articleValues(data.newsItem) : null, tag };
    },
    send: ({ displayOrder: _hasNone, ...changed }, ifMatch) =>
      update({ input: { id, ...changed } }, { ifMatch }),
  });
  return (
    <ArticleForm
      record={articleValues(news)}
      onSave={save}
      overtaken={overtaken}
      ordered={false}
      media={news.media}
      screen={screen}
    />
  );
}
