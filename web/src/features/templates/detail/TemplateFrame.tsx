import type { ReactNode } from 'react';
import { DetailPage } from '../../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../../kit/detail/DetailQuery.tsx';
import { PageLink, usePageParameters } from '../../../kit/page/PageLink.tsx';
import { CopyableId } from '../../../kit/value/CopyableId.tsx';
import { StatusBadge } from '../../../kit/value/StatusBadge.tsx';
import { customerPage } from '../../customers/pages.ts';
import { isLegacy } from '../legacy.ts';
import { LegacyMark } from '../LegacyMark.tsx';
import { templateDetailPage, templateListPage, templateTasksPage } from '../pages.ts';
import { useTemplateDetailQuery } from '../Template.generated.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import { ReadOnlyNote } from './ReadOnlyNote.tsx';
import { TemplateActions } from './TemplateActions.tsx';

interface TemplateFrameProps {
  readonly children: (template: TemplateDetailsFragment) => ReactNode;
}

/** Shared by all tabs of a template: the query, the header with its actions, and the tabs. */
export function TemplateFrame({ children }: TemplateFrameProps) {
  const { id } = usePageParameters(templateDetailPage);
  // Never from the cache alone: another user may have changed it.
  const result = useTemplateDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <DetailQuery name="template" base={templateListPage} result={result} thing={result.data?.template}>
      {(template) => (
        <DetailPage
          base={templateListPage}
          title={template.name}
          record={{ type: 'TEMPLATE', id: template.id }}
          subtitle={
            <>
              <CopyableId id={template.id} />
              {template.customer && (
                <PageLink page={customerPage} to={customerPage.to({ id: template.customer.id })}>
                  {template.customer.name}
                </PageLink>
              )}
            </>
          }
          status={
            <>
              {template.status && <StatusBadge of="template" status={template.status} />}
              {isLegacy(template) && <LegacyMark />}
            </>
          }
          actions={<TemplateActions template={template} />}
          tabs={[
            { label: 'General', to: templateDetailPage.to({ id }) },
            { label: 'Task list', to: templateTasksPage.to({ id }) },
          ]}
        >
          <ReadOnlyNote template={template} />
          {children(template)}
        </DetailPage>
      )}
    </DetailQuery>
  );
}
