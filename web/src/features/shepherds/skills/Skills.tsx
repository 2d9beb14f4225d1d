import { DetailColumns } from '../../../kit/detail/DetailPage.tsx';
import { Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { NotReadable } from '../../../kit/unreadable/NotReadable.tsx';
import { errorMessages } from '../../../messages/errors.ts';
import { shepherdMessages } from '../messages.ts';
import type { ShepherdProfileFragment } from '../Shepherd.generated.ts';
import { useMayEditWork } from '../useMayEdit.ts';
import { EditSkills } from './EditSkills.tsx';
import { useShepherdSkillsQuery } from './Skills.generated.ts';
import type { HeldSkillsFragment } from './Skills.generated.ts';
import classes from './Skills.module.css';

/** A Shepherd's skills by category; each category is saved separately. */
export function Skills({ shepherd }: { shepherd: ShepherdProfileFragment }) {
  const { id } = shepherd;
  const result = useShepherdSkillsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const mayEdit = useMayEditWork(shepherd);
  return (
    <DetailColumns
      main={
        <SectionState result={result} value={result.data?.agent?.skills} title="Skills" rows={6}>
          {(categories) =>
            categories.length === 0 ? (
              <p className={classes.none}>{shepherdMessages.noSkills}</p>
            ) : (
              categories.map((held, position) => (
                <Section
                  key={held.category?.id ?? position}
                  title={held.category?.name ?? errorMessages.unreadable.title}
                >
                  {mayEdit && held.category ? (
                    <EditSkills agentId={id} held={held} />
                  ) : (
                    <SkillNames held={held} />
                  )}
                </Section>
              ))
            )
          }
        </SectionState>
      }
    />
  );
}

function SkillNames({ held: { category, skills } }: { held: HeldSkillsFragment }) {
  const ids = new Set(skills.map(({ id }) => id));
  // The names are those of the category, which may be unreadable.
  if (!category) return <NotReadable reason={errorMessages.unreadable.other} />;
  const names = category.skills.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  return names.length === 0 ? (
    <p className={classes.none}>{shepherdMessages.noneOfCategory}</p>
  ) : (
    <ul className={classes.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
