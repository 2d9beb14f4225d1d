import { Button } from '@mantine/core';
import { Section } from '../../../kit/detail/Section.tsx';
import { useGo } from '../../../kit/page/PageLink.tsx';
import { TemplateFrame } from './TemplateFrame.tsx';
import { useEditable } from './useEditable.ts';
import { editTaskListPage } from '../pages.ts';
import { TaskListView } from './TaskListView.tsx';
import type { TemplateDetailsFragment } from '../Template.generated.ts';

/** The read-only task list of a template, with a link to its editor. */
export default function TemplateTasksPage() {
  return <TemplateFrame>{(template) => <TaskListSection template={template} />}</TemplateFrame>;
}

function TaskListSection({ template }: { template: TemplateDetailsFragment }) {
  const editable = useEditable(template);
  const go = useGo();
  return (
    <Section
      title="Task list"
      actions={
        editable && (
          <Button variant="default" size="xs" onClick={() => go(editTaskListPage.to({ id: template.id }))}>
            Edit task list
          </Button>
        )
      }
    >
      <TaskListView template={template} />
    </Section>
  );
}
