import { useState } from 'react';
import { DetailQuery } from '../../kit/detail/DetailQuery.tsx';
import { Redirect, usePageParameters } from '../../kit/page/PageLink.tsx';
import { useEditable } from './detail/useEditable.ts';
import { EditTaskList } from './edit/EditTaskList.tsx';
import { editTaskListPage, templateListPage, templateTasksPage } from './pages.ts';
import { useTemplateDetailQuery } from './Template.generated.ts';
import type { TemplateDetailsFragment } from './Template.generated.ts';

/** The editor of a template's task list. */
export default function EditTaskListPage() {
  const { id } = usePageParameters(editTaskListPage);
  // What is edited is what is there now, not what was there when somebody last looked.
  const result = useTemplateDetailQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <DetailQuery name="template" base={templateListPage} result={result} thing={result.data?.template}>
      {(template) => <Editor key={template.id} template={template} />}
    </DetailQuery>
  );
}

/**
 * One that cannot be edited says why where it is read. Who is at it when somebody else archives it stays, to be told what
 * becomes of their changes.
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
