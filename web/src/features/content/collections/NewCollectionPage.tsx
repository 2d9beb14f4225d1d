import { useRef } from 'react';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { NewContent } from '../NewContent.tsx';
import { collectionListPage, collectionPage, newCollectionPage } from '../pages.ts';
import { CollectionForm } from './CollectionForm.tsx';
import { createCollection } from './collectionMutations.ts';
import { collectionInput } from './collectionValues.ts';

export default function NewCollectionPage() {
  const go = useGo();
  const create = useAct(createCollection);
  const created = useRef('');
  return (
    <NewContent title={newCollectionPage.title}>
      {(screen) => (
        <CollectionForm
          act="Create collection"
          screen={screen}
          onCreate={async (values) => {
            const { createCollection: collection } = await create({ input: collectionInput(values) });
            created.current = collection.id;
          }}
          onSaved={() => go(collectionPage.to({ id: created.current }), { replace: true })}
          onCancel={() => go(collectionListPage.to())}
        />
      )}
    </NewContent>
  );
}
