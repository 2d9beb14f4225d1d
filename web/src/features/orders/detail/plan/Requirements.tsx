import type { FragmentType } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { Fact, Facts, Section } from '../../../../kit/detail/Section.tsx';
import classes from '../detail.module.css';
import { useOrderRequirementsFragment, useSkillNamesQuery } from './OrderPlan.generated.ts';
import type { OrderRequirementsFragment } from './OrderPlan.generated.ts';

/** The requirements for Shepherds. */
export function Requirements({ order }: { order: FragmentType<OrderRequirementsFragment> }) {
  const { data } = useOrderRequirementsFragment(order);
  const requiredSkills = data.requireAgentSkills ?? [];
  const excludedSkills = data.excludeAgentSkills ?? [];
  const nameOf = useSkillNames(requiredSkills.length + excludedSkills.length > 0);
  return (
    <Section title="Requirements for Shepherds">
      <Facts>
        <Fact label="Skills" reads={['requireAgentSkills']}>
          <Tags tags={requiredSkills.map(nameOf)} />
        </Fact>
        <Fact label="Not with skills" reads={['excludeAgentSkills']}>
          <Tags tags={excludedSkills.map(nameOf)} />
        </Fact>
        <Fact label="Tags" reads={['requireAgentTags']}>
          <Tags tags={data.requireAgentTags ?? []} />
        </Fact>
        <Fact label="Not with tags" reads={['excludeAgentTags']}>
          <Tags tags={data.excludeAgentTags ?? []} />
        </Fact>
      </Facts>
    </Section>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <span className={classes.quiet}>Any</span>;
  return (
    <span className={classes.tags}>
      {tags.map((tag) => (
        <span key={tag} className={classes.tag}>
          {tag}
        </span>
      ))}
    </span>
  );
}

/** The order contains only ids of skills; if their names cannot be loaded, the ids are shown. */
function useSkillNames(needed: boolean): (id: string) => string {
  const { data } = useSkillNamesQuery(needed ? { context: { quiet: true } } : skipToken);
  const names = new Map(
    data?.skills.flatMap(({ skills }) => skills.map(({ id, name }) => [id, name] as const)),
  );
  return (id) => names.get(id) ?? `Skill ${id}`;
}
