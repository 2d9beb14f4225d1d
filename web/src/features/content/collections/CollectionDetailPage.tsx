import { createPortal } from 'react-dom';
import { DetailPage } from '../../../kit/detail/DetailPage.tsx';
import { DetailQuery } from '../../../kit/detail/DetailQuery.tsx';
import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { usePageParameters } from '../../../kit/page/PageLink.tsx';
import { useAllows } from '../../../kit/permission/PermissionProvider.tsx';
import { CopyableId } from '../../../kit/value/CopyableId.tsx';
import { DateText } from '../../../kit/value/DateText.tsx';
import { StatusBadge } from '../../../kit/value/StatusBadge.tsx';
import { inDigits } from '../../../messages/inDigits.ts';
import { useEdited } from '../../../kit/conflict/useEdited.ts';
import { fieldLabels } from '../messages.ts';
import { collectionListPage, collectionPage } from '../pages.ts';
import { oppositeAt } from '../../../kit/undo/opposite.ts';
import { BesidePreview } from '../preview/BesidePreview.tsx';
import { CollectionScreen } from '../preview/CollectionScreen.tsx';
import { VisibilitySwitch } from '../VisibilitySwitch.tsx';
import { CollectionDetailDocument, useCollectionDetailQuery } from './Collection.generated.ts';
import type { CollectionDetailsFragment } from './Collection.generated.ts';
import classes from './CollectionDetailPage.module.css';
import { CollectionForm } from './CollectionForm.tsx';
import { showCollection, updateCollection } from './collectionMutations.ts';
import { collectionInput, collectionValues } from './collectionValues.ts';

export default function CollectionDetailPage() {
  const { id } = usePageParameters(collectionPage);
  const editable = useAllows()('CONTENT_MANAGE');
  const show = useAct(showCollection);
  const result = useCollectionDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <DetailQuery name="collection" base={collectionListPage} result={result} thing={result.data?.collection}>
      {(collection) => (
        <DetailPage
          base={collectionListPage}
          title={collection.name}
          subtitle={<CopyableId id={collection.id} />}
          status={<StatusBadge of="visibility" status={collection.status} />}
          actions={
            editable && (
              <VisibilitySwitch
                status={collection.status}
                onChange={(status) =>
                  show(
                    { input: { id, status } },
                    {
                      undo: ({ updateCollection: { version } }) =>
                        oppositeAt(version, showCollection, (expectedVersion) => ({
                          input: { id, status: collection.status, expectedVersion },
                        })),
                    },
                  )
                }
              />
            )
          }
        >
          <BesidePreview>
            {(screen) => (
              <>
                <Section title="Content">
                  {editable ? (
                    <EditCollection key={id} collection={collection} screen={screen} />
                  ) : (
                    <ReadCollection collection={collection} screen={screen} />
                  )}
                </Section>
                <Section title="Details">
                  <Facts>
                    <Fact label="Created" reads={['createdAt']}>
                      <DateText value={collection.createdAt} show="date-time" />
                    </Fact>
                  </Facts>
                </Section>
              </>
            )}
          </BesidePreview>
        </DetailPage>
      )}
    </DetailQuery>
  );
}

interface CollectionPartProps {
  readonly collection: CollectionDetailsFragment & { readonly version: string | null };
  readonly screen: HTMLElement | null;
}

function EditCollection({ collection, screen }: CollectionPartProps) {
  const { id } = collection;
  const update = useAct(updateCollection);
  const edits = useEdited(collection, {
    query: CollectionDetailDocument,
    variables: { id },
    of: (data) => data.collection,
    values: collectionValues,
  });
  return (
    <CollectionForm
      record={collectionValues(collection)}
      edits={edits}
      onSave={(changed, _before, seen) => update({ input: { id, ...collectionInput(changed), ...seen } })}
      screen={screen}
    />
  );
}

/** For read-only users. */
function ReadCollection({ collection, screen }: CollectionPartProps) {
  const items = collection.items ?? [];
  return (
    <>
      <Facts>
        <Fact label={fieldLabels.name} reads={['name']}>
          {collection.name}
        </Fact>
        <Fact label={fieldLabels.items}>
          {items.length > 0 && (
            <ol className={classes.items}>
              {items.map((item) => (
                <li key={item.id}>{item.name}</li>
              ))}
            </ol>
          )}
        </Fact>
        <Fact label={fieldLabels.attribute1} reads={['attribute1']}>
          {collection.attribute1}
        </Fact>
        <Fact label={fieldLabels.attribute2} reads={['attribute2']}>
          {collection.attribute2}
        </Fact>
        <Fact label={fieldLabels.displayOrder} reads={['displayOrder']}>
          {collection.displayOrder !== null && inDigits(collection.displayOrder)}
        </Fact>
      </Facts>
      {screen && createPortal(<CollectionScreen {...collection} items={items} />, screen)}
    </>
  );
}
