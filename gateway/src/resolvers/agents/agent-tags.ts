import type { GatewayContext } from '../../context.ts';
import { RestError } from '../../errors/rest-error.ts';
import type { MutationUpdateAgentArgs } from '../../generated/resolvers.ts';
import { getAgent, updateAgent } from '../../rest/calls/agents.ts';

/** Retries after a conflict with another change. */
const mostTries = 5;

/**
 * Changes an agent. REST v1 replaces all tags: to add or remove single ones, the current tags are read first and sent
 * back with their ETag as the precondition.
 */
export async function changeAgent(
  { id, addTags, removeTags, ...body }: MutationUpdateAgentArgs['input'],
  context: GatewayContext,
) {
  const added = addTags ?? [];
  const removed = new Set(removeTags ?? []);
  if (added.length === 0 && removed.size === 0) return context.change(updateAgent, { path: { id }, body });
  if (body.tags)
    throw new RestError(422, 'validation.failed', 'Please check the fields', {
      fields: { tags: ['All tags are set, or single ones are added and removed'] },
    });
  for (let tried = 1; ; tried += 1) {
    const { answer: agent, tag } = await context.readTagged(getAgent, { path: { id } });
    const tags = [...new Set([...agent.tags, ...added])].filter((name) => !removed.has(name));
    try {
      return await context.change(updateAgent, { path: { id }, body: { ...body, tags } }, tag);
    } catch (failure) {
      const overtaken = failure instanceof RestError && failure.code === 'precondition.failed';
      // With an expected version, a retry would meet the same state.
      if (!overtaken || tried === mostTries || body.expectedVersion != null) throw failure;
    }
  }
}
