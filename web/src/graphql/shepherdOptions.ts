import type { ApolloClient } from '@apollo/client';
import type { ReferenceOption } from './referenceOptions.ts';
import { SkillOptionsDocument, TagOptionsDocument } from './lookups/shepherdOptions.generated.ts';
import { readableName } from './readableName.ts';

/** Skills with their category, which distinguishes skills of the same name. */
export async function skillOptions(client: ApolloClient): Promise<readonly ReferenceOption[]> {
  const { data } = await client.query({ query: SkillOptionsDocument });
  return (data?.skills ?? []).flatMap((category) =>
    category.skills.map(({ id, name }) => ({
      value: id,
      label: [category.name, readableName(name, id)].filter(Boolean).join(' · '),
    })),
  );
}

/** All tags in use on Shepherds. */
export async function tagOptions(client: ApolloClient): Promise<readonly ReferenceOption[]> {
  const { data } = await client.query({ query: TagOptionsDocument });
  return (data?.agentTags ?? []).map((tag) => ({ value: tag, label: tag }));
}
