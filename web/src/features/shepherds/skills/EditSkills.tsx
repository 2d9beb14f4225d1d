import { array, object, string } from 'yup';
import { defineForm } from '../../../kit/form/defineForm.tsx';
import type { FormParts } from '../../../kit/form/defineForm.tsx';
import { OptionsField } from '../../../kit/form/fields/OptionsField.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { updateSkills } from '../shepherdMutations.ts';
import type { HeldSkillsFragment } from './Skills.generated.ts';
import { readableName } from '../../../graphql/readableName.ts';

interface SkillValues {
  skills: string[];
}

interface SkillFieldsProps extends FormParts<SkillValues> {
  readonly category: HeldSkillsFragment['category'];
}

const SkillsForm = defineForm({
  schema: object({ skills: array(string().required()).required() }),
  fields: ({ control, category }: SkillFieldsProps) => (
    <OptionsField
      control={control}
      name="skills"
      label={category.name}
      options={category.skills.map(({ id, name }) => ({ value: id, label: readableName(name, id) }))}
      most={null}
    />
  ),
});

/** The skills of one category as checkboxes. */
export function EditSkills({ agentId, held }: { agentId: string; held: HeldSkillsFragment }) {
  const update = useAct(updateSkills);
  const { category, skills } = held;
  return (
    <SkillsForm
      category={category}
      // In the order of the category, like the checkboxes.
      record={{ skills: inOrder(category, new Set(skills.map(({ id }) => id))) }}
      onSave={({ skills: chosen = [] }) =>
        update({ input: { agentId, categoryId: category.id, skills: inOrder(category, new Set(chosen)) } })
      }
    />
  );
}

const inOrder = ({ skills }: HeldSkillsFragment['category'], chosen: ReadonlySet<string>): string[] =>
  skills.map(({ id }) => id).filter((id) => chosen.has(id));
