import { createPortal } from 'react-dom';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { defineForm } from '../../../kit/form/defineForm.tsx';
import type { FormParts } from '../../../kit/form/defineForm.tsx';
import { TextField } from '../../../kit/form/fields/fields.tsx';
import { NumberField } from '../../../kit/form/fields/numberFields.tsx';
import { TextAreaField } from '../../../kit/form/fields/TextAreaField.tsx';
import type { ContentMediaFragment } from '../Media.generated.ts';
import { contentMessages, fieldLabels } from '../messages.ts';
import { ArticleScreen } from '../preview/ArticleScreen.tsx';
import { StatusField } from '../StatusField.tsx';
import { articleSchema } from './articleValues.ts';
import type { ArticleValues } from './articleValues.ts';

interface ArticleFieldsProps {
  /** It has a display order. */
  readonly ordered: boolean;
  readonly media: ContentMediaFragment | null;
  /** The container of the preview. */
  readonly screen: HTMLElement | null;
}

function ArticleFields({
  control,
  editing,
  ordered,
  media,
  screen,
}: FormParts<ArticleValues> & ArticleFieldsProps) {
  return (
    <>
      <TextField control={control} name="title" label={fieldLabels.title} autoComplete="off" />
      <TextAreaField
        control={control}
        name="body"
        label={fieldLabels.body}
        description={contentMessages.bodyHint}
        rows={8}
      />
      {ordered && (
        <NumberField
          control={control}
          name="displayOrder"
          label={fieldLabels.displayOrder}
          description={contentMessages.displayOrder}
        />
      )}
      {!editing && <StatusField control={control} name="status" />}
      {screen && createPortal(<TypedArticle control={control} media={media} />, screen)}
    </>
  );
}

interface TypedArticleProps {
  readonly control: Control<ArticleValues, unknown, ArticleValues>;
  readonly media: ContentMediaFragment | null;
}

/** The preview of the current input. */
function TypedArticle({ control, media }: TypedArticleProps) {
  const [title, body, status] = useWatch({ control, name: ['title', 'body', 'status'] });
  return <ArticleScreen title={title} body={body} status={status} media={media} />;
}

export const ArticleForm = defineForm<ArticleValues, ArticleFieldsProps>({
  schema: articleSchema,
  focus: 'title',
  fields: ArticleFields,
});
