import { useState } from 'react';
import { useRecordNews } from './onScreen.ts';
import type { RecordNews } from './onScreen.ts';

/** What another user did to the record of the page since this component appeared; null without such news. */
export function useNewsSinceOpened(): RecordNews | null {
  const news = useRecordNews();
  const [atFirst] = useState(news);
  return news === null || news === atFirst || news.path !== window.location.pathname ? null : news;
}
