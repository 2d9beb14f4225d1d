import { useDeferredValue } from 'react';
import type { ContentStatus } from '../../../graphql/generated/schema.ts';
import type { ContentMediaFragment } from '../Media.generated.ts';
import { AppMedia } from './AppMedia.tsx';
import { AppScreen } from './AppScreen.tsx';
import { AppText } from './AppText.tsx';

interface ArticleScreenProps {
  readonly title: string;
  readonly body: string;
  readonly status: ContentStatus;
  readonly media: ContentMediaFragment | null;
}

/** News or training as in the app. */
export function ArticleScreen({ title, body, status, media }: ArticleScreenProps) {
  // Deferred, so that typing stays fast.
  const shownBody = useDeferredValue(body);
  return (
    <AppScreen title={title} untitled="Title" status={status} above={media && <AppMedia media={media} />}>
      <AppText text={shownBody} />
    </AppScreen>
  );
}
