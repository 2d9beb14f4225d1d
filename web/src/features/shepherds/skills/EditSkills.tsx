import { array, object, string } from 'yup';
import { defineForm } from '../../../kit/form/defineForm.tsx';
import type { FormParts } from '../../../kit/form/defineForm.tsx';
import { OptionsField } from '../../../kit/form/fields/OptionsField.tsx';
import { useAct } from '../../../kit/mutation/useAct.ts';
import { updateSkills } from '../shepherdMutations.ts';
import { ShepherdSkillsDocument } from './Skills.generated.ts';
import type { HeldSkillsFragment } from './Skills.generated.ts';
import { readableName } from '../../../graphql/readableName.ts';
import { useEdited } from '../../../kit/conflict/useEdited.ts';

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
  const { category } = held;
  const edits = useEdited(held, {
    query: ShepherdSkillsDocument,
    variables: { id: agentId },
    of: (data) => data.agent?.skills?.find((one) => one.category?.id === category.id),
    values: skillValues,
  });
  return (
    <SkillsForm
      category={category}
      record={skillValues(held)}
      edits={{ ...edits, sets: ['skills'] }}
      onSave={({ skills: chosen = [] }, _before, seen) =>
        update({
          input: { agentId, categoryId: category.id, skills: inOrder(category, new Set(chosen)), ...seen },
        })
      }
    />
  );
}

/** In the order of the category, like the checkboxes. */
const skillValues = ({ category, skills }: HeldSkillsFragment) => ({
  skills: inOrder(category, new Set(skills.map(({ id }) => id))),
});

const inOrder = ({ skills }: HeldSkillsFragment['category'], chosen: ReadonlySet<string>): string[] =>
  skills.map(({ id }) => id).filter((id) => chosen.has(id));
