import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ContentStatus } from '../../../graphql/generated/schema.ts';
import { DetailPage } from '../../../kit/detail/DetailPage.tsx';
import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { inDigits } from '../../../messages/inDigits.ts';
import { CopyableId } from '../../../kit/value/CopyableId.tsx';
import { DateText } from '../../../kit/value/DateText.tsx';
import { StatusBadge } from '../../../kit/value/StatusBadge.tsx';
import type { ContentMediaFragment } from '../Media.generated.ts';
import { fieldLabels } from '../messages.ts';
import { ArticleScreen } from '../preview/ArticleScreen.tsx';
import { BesidePreview } from '../preview/BesidePreview.tsx';
import { VisibilitySwitch } from '../VisibilitySwitch.tsx';
import { MediaSection } from './MediaSection.tsx';
import type { Article } from './articleValues.ts';

interface ShownArticle extends Article {
  readonly id: string;
  readonly createdAt: string | null;
  readonly media: ContentMediaFragment | null;
}

interface ArticleDetailProps {
  /** The list that the page belongs to. */
  readonly base: { readonly title: string; readonly path: string };
  readonly article: ShownArticle;
  readonly onShow: (status: ContentStatus) => Promise<unknown>;
  /** The form for users with permission, which renders its preview into `screen`. */
  readonly children: (screen: HTMLElement | null) => ReactNode;
}

/** A news item or a training: its text or its form, beside a preview of the app. */
export function ArticleDetail({ base, article, onShow, children }: ArticleDetailProps) {
  const editable = useAllows()('CONTENT_MANAGE');
  return (
    <DetailPage
      base={base}
      title={article.title}
      subtitle={<CopyableId id={article.id} />}
      status={<StatusBadge of="visibility" status={article.status} />}
      actions={editable && <VisibilitySwitch status={article.status} onChange={onShow} />}
    >
      <BesidePreview>
        {(screen) => (
          <>
            <Section title="Content">
              {editable ? children(screen) : <ReadArticle article={article} screen={screen} />}
            </Section>
            <MediaSection media={article.media} />
            <Section title="Details">
              <Facts>
                <Fact label="Created" reads={['createdAt']}>
                  <DateText value={article.createdAt} show="date-time" />
                </Fact>
              </Facts>
            </Section>
          </>
        )}
      </BesidePreview>
    </DetailPage>
  );
}

/** For read-only users. */
function ReadArticle({ article, screen }: { article: ShownArticle; screen: HTMLElement | null }) {
  return (
    <>
      <Facts>
        <Fact label={fieldLabels.title} reads={['title']}>
          {article.title}
        </Fact>
        <Fact label={fieldLabels.body} reads={['body']}>
          {article.body}
        </Fact>
        {typeof article.displayOrder === 'number' && (
          <Fact label={fieldLabels.displayOrder} reads={['displayOrder']}>
            {inDigits(article.displayOrder)}
          </Fact>
        )}
      </Facts>
      {screen && createPortal(<ArticleScreen {...article} />, screen)}
    </>
  );
}
