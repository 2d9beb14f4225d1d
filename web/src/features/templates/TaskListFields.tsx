import { FieldArray } from '../../kit/fieldArray/FieldArray.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import type { WizardForm } from '../../kit/wizard/definition.ts';
import { TaskFields } from './TaskFields.tsx';
import classes from './TaskListFields.module.css';
import { copyOfSection, copyOfTask, newSection, newTask } from './templateValues.ts';
import type { TemplateValues } from './templateSchemas.ts';

/** The sections of a task list and the tasks in each. */
export function TaskListFields({ form }: { form: WizardForm<TemplateValues> }) {
  const { control } = form;
  return (
    <FieldArray
      form={form}
      name="tasks.sections"
      label="Sections"
      thing="section"
      newItem={newSection}
      copyOf={copyOfSection}
      most={200}
      empty={<p className={classes.empty}>A section holds tasks that belong together. Add the first one.</p>}
    >
      {(section) => (
        <>
          <TextField
            control={control}
            name={`tasks.sections.${section}.name`}
            label="Section name"
            autoComplete="off"
          />
          <FieldArray
            form={form}
            name={`tasks.sections.${section}.tasks`}
            label="Tasks"
            thing="task"
            newItem={newTask}
            copyOf={copyOfTask}
            most={500}
            empty={<p className={classes.empty}>This section has no tasks yet.</p>}
          >
            {(task) => <TaskFields form={form} section={section} task={task} />}
          </FieldArray>
        </>
      )}
    </FieldArray>
  );
}
