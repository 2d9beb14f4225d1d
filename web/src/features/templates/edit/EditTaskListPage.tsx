import { useState } from 'react';
import { DetailQuery } from '../../../kit/detail/DetailQuery.tsx';
import { Redirect, usePageParameters } from '../../../kit/page/PageLink.tsx';
import { useEditable } from '../detail/useEditable.ts';
import { EditTaskList } from './EditTaskList.tsx';
import { editTaskListPage, templateListPage, templateTasksPage } from '../pages.ts';
import { useTemplateDetailQuery } from '../Template.generated.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';

/** The editor of a template's task list. */
export default function EditTaskListPage() {
  const { id } = usePageParameters(editTaskListPage);
  // Fetches the current task list, not the cached one.
  const result = useTemplateDetailQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <DetailQuery name="template" base={templateListPage} result={result} thing={result.data?.template}>
      {(template) => <Editor key={template.id} template={template} />}
    </DetailQuery>
  );
}

/**
 * A template that cannot be edited shows the reason on its read-only page. A user who is editing when another user
 * archives it stays, to be told that the changes cannot be saved.
 */
function Editor({ template }: { readonly template: TemplateDetailsFragment }) {
  const editable = useEditable(template);
  const [begun] = useState(editable);
  return begun ? (
    <EditTaskList template={template} />
  ) : (
    <Redirect to={templateTasksPage.to({ id: template.id })} />
  );
}
