import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Option } from '../../../../kit/choice/options.ts';
import { MultiSelectField, SelectField } from '../../../../kit/form/fields/choiceFields.tsx';
import { comparisonInWords } from '../../../../kit/tasks/reading.ts';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../values/templateSchemas.ts';
import type { PlacedTask } from '../places.ts';
import type { TaskValues } from '../schema.ts';
import { comparisonOf } from '@shepherd/domain/conditions.ts';
import { operatorsFor } from './conditions.ts';
import type { Finding } from './finding.ts';
import { FindingNotes } from './FindingNotes.tsx';
import classes from './LogicFields.module.css';
import { fieldWords, flowWords } from './messages.ts';
import { ValueFields } from './ValueFields.tsx';
import { taskName } from './words.ts';

interface JumpFieldsProps {
  readonly form: WizardForm<TemplateValues>;
  /** Positions, counted from 0. */
  readonly section: number;
  readonly position: number;
  readonly jump: number;
  /** The possible targets. */
  readonly tasks: readonly PlacedTask[];
  /** The findings of the task. */
  readonly findings: readonly Finding[];
}

/** A jump as a sentence: the condition, its values, and the target. */
export function JumpFields({ form, section, position, jump, tasks, findings }: JumpFieldsProps) {
  const { control } = form;
  const taskPath = `tasks.sections.${section}.tasks.${position}` as const;
  const path = `${taskPath}.jumps.${jump}` as const;
  const task = useWatch({ control, name: taskPath });
  const targets = useMemo(
    () => tasks.map((placed) => ({ value: placed.task.key, label: taskName(placed) })),
    [tasks],
  );
  const own = task?.jumps[jump];
  if (!own) return null;
  const { operator, target, reference, key } = own;
  const lost = reference === '' ? fieldWords.chooseTask : fieldWords.lostTask(reference);
  return (
    <>
      <div className={classes.sentence}>
        <SelectField
          control={control}
          name={`${path}.operator`}
          label={fieldWords.when}
          options={operatorOptions(operator, task)}
        />
        {operator !== 'always' && <Values form={form} path={path} task={task} operator={operator} />}
        <SelectField
          control={control}
          name={`${path}.target`}
          label={fieldWords.goTo}
          options={targets}
          placeholder={lost}
          {...(target !== '' && { held: { value: target, label: lost } })}
        />
      </div>
      <FindingNotes findings={findings.filter((finding) => finding.jump === key)} />
    </>
  );
}

interface ValuesProps {
  readonly form: WizardForm<TemplateValues>;
  readonly path: `tasks.sections.${number}.tasks.${number}.jumps.${number}`;
  readonly task: TaskValues;
  readonly operator: string;
}

/** The values of the comparison. For an unknown operator, the stored values. */
function Values({ form, path, task, operator }: ValuesProps) {
  const operand = comparisonOf(operator, task)?.operand ?? 'text';
  const values = useWatch({ control: form.control, name: `${path}.values` });
  if (operand !== 'option') return <ValueFields form={form} path={path} operand={operand} />;
  const known = new Set(task.options.map(({ id }) => id));
  return (
    <MultiSelectField
      control={form.control}
      name={`${path}.values`}
      label={fieldWords.anyOf}
      options={[
        ...task.options.map(({ id, value }) => ({ value: id, label: value || fieldWords.unnamedOption(id) })),
        ...values
          .filter((id) => !known.has(id))
          .map((id) => ({ value: id, label: fieldWords.lostOption(id) })),
      ]}
    />
  );
}

/** The offered operators. An existing one keeps its spelling, also if it is unknown. */
function operatorOptions(current: string, task: TaskValues): readonly Option[] {
  const offered = operatorsFor(task).map((operator) => ({
    value: operator,
    label: operator === 'always' ? flowWords.otherwise : fieldWords.theAnswer(comparisonInWords(operator)),
  }));
  if (offered.some(({ value }) => value === current)) return offered;
  const known = comparisonOf(current, task) !== null;
  const label = known
    ? fieldWords.theAnswer(comparisonInWords(current))
    : fieldWords.unknownOperator(current);
  const held = { value: current, label };
  return offered.some((option) => option.label === label)
    ? offered.map((option) => (option.label === label ? held : option))
    : [held, ...offered];
}
