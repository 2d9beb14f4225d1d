import { useState } from 'react';
import { array, object, string } from 'yup';
import { MultiSelectField } from '../../../kit/form/fields/choiceFields.tsx';
import { defineForm } from '../../../kit/form/defineForm.tsx';
import { oppositeAt } from '../../../kit/undo/opposite.ts';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { shepherdMessages } from '../messages.ts';
import { tagOptions } from '../../../graphql/shepherdOptions.ts';
import { updateTags } from '../shepherdMutations.ts';

interface EditTagsProps {
  readonly id: string;
  readonly tags: readonly string[];
  readonly onDone: () => void;
}

const TagsForm = defineForm({
  schema: object({ tags: array(string().required()).required() }),
  focus: 'tags',
  fields: ({ control }) => (
    <MultiSelectField
      control={control}
      name="tags"
      label="Tags"
      options={tagOptions}
      createText={shepherdMessages.newTag}
    />
  ),
});

export function EditTags({ id, tags, onDone }: EditTagsProps) {
  const update = useAct(updateTags);
  // The tags at the start of the edit: only additions and removals are sent, so that other users' changes stay.
  const [before] = useState(tags);
  return (
    <TagsForm
      record={{ tags: [...before] }}
      onSave={({ tags: chosen = [] }) => {
        const added = chosen.filter((tag) => !before.includes(tag));
        const removed = before.filter((tag) => !chosen.includes(tag));
        return update(
          { input: { id, addTags: added, removeTags: removed } },
          {
            undo: ({ updateAgent: { version } }) =>
              oppositeAt(version, updateTags, (expectedVersion) => ({
                input: { id, addTags: removed, removeTags: added, expectedVersion },
              })),
          },
        );
      }}
      onSaved={onDone}
      onCancel={onDone}
    />
  );
}
