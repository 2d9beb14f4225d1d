import { FieldArray } from '../../../../kit/fieldArray/FieldArray.tsx';
import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../values/templateSchemas.ts';
import { newJump } from '../values.ts';
import { operatorsFor } from './conditions.ts';
import { FindingNotes } from './FindingNotes.tsx';
import { JumpFields } from './JumpFields.tsx';
import classes from './LogicFields.module.css';
import { useLogic } from './LogicProvider.tsx';
import { fieldWords } from './messages.ts';
import { elseInWords } from './words.ts';

interface LogicFieldsProps {
  readonly form: WizardForm<TemplateValues>;
  /** Positions, counted from 0. */
  readonly section: number;
  readonly position: number;
}

/** The jumps of a task; the first one whose condition holds is taken. */
export function LogicFields({ form, section, position }: LogicFieldsProps) {
  const { flow, findings } = useLogic();
  const index = flow.findIndex(({ placed }) => placed.section === section && placed.position === position);
  const step = flow[index];
  const own = findings.filter(({ task }) => task === step?.placed.task.key);
  const rest = elseInWords(flow[index + 1]?.placed);
  return (
    <div className={classes.logic}>
      <FindingNotes findings={own.filter(({ jump }) => jump === null)} />
      <FieldArray
        form={form}
        name={`tasks.sections.${section}.tasks.${position}.jumps`}
        label={fieldWords.jumps}
        thing="jump"
        newItem={({ tasks }) => {
          const task = tasks.sections[section]?.tasks[position];
          const [operator = 'always'] = task ? operatorsFor(task) : [];
          return { ...newJump(), operator };
        }}
      >
        {(jump) => (
          <JumpFields
            form={form}
            section={section}
            position={position}
            jump={jump}
            tasks={flow.map(({ placed }) => placed)}
            findings={own}
          />
        )}
      </FieldArray>
      {step?.passes === true && <p className={classes.rest}>{rest}</p>}
    </div>
  );
}
