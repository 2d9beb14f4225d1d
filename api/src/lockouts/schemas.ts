import { Type } from 'typebox';
import {
  component,
  Count,
  Id,
  Instant,
  InstantInput,
  Named,
  nullable,
  optional,
  page,
} from '../http/schemas/schemas.ts';

const listed = {
  id: Id,
  name: Type.String(),
  duration: Type.Integer({ description: 'Minutes for which an agent without an own end is locked out' }),
  order_id: nullable(Id),
  order: nullable(Named),
  agents_count: Count,
  created_at: Instant,
};

export const LockoutAgent = component(
  'LockoutAgent',
  Type.Object({
    id: Type.String({ description: 'Ids of the lockout and the agent, joined by a colon' }),
    agent_id: Id,
    agent: Named,
    expires_at: nullable(
      Type.Intersect([Instant], { description: "Null: ends with the lockout's duration" }),
    ),
    ends_at: Type.Intersect([Instant], {
      description:
        "When the agent's lockout ends: `expires_at`, else the lockout's duration after `created_at`",
    }),
    created_at: Instant,
  }),
);
export const LockoutAgentPage = page('LockoutAgentPage', LockoutAgent);

export const LockoutRow = component('LockoutRow', Type.Object(listed));
export const LockoutPage = page('LockoutPage', LockoutRow);
export const Lockout = component(
  'Lockout',
  Type.Object({
    ...listed,
    agents: Type.Array(LockoutAgent, {
      description: 'The first 100; the rest by GET orders/lockouts/{id}/agents',
    }),
  }),
);

const Name = Type.String({ format: 'filled', minLength: 1, maxLength: 255 });
const Duration = Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Whole minutes' });
const AgentIds = Type.Array(Id, { maxItems: 10_000 });

export const NewLockout = component(
  'NewLockout',
  Type.Object({
    name: Name,
    duration: Duration,
    order_id: optional(nullable(Id)),
    agent_ids: optional(nullable(AgentIds)),
  }),
);
export const LockoutChanges = component(
  'LockoutChanges',
  Type.Object({ name: optional(Name), duration: optional(Duration) }),
);
export const LockoutAgentsInput = component(
  'LockoutAgentsInput',
  Type.Object({
    agent_ids: optional(AgentIds),
    agent_id: optional(
      Type.String({ format: 'numeric-id', description: 'The same as a list with one entry' }),
    ),
    expires_at: optional(nullable(InstantInput)),
  }),
);
export const LockoutAgentChanges = component(
  'LockoutAgentChanges',
  Type.Object({ expires_at: optional(nullable(InstantInput)) }),
);
