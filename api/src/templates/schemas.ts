import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  choice,
  component,
  Count,
  Currency,
  ExactText,
  FilledText,
  Id,
  Instant,
  Money,
  Named,
  nullable,
  optional,
  optionalText,
  page,
  rows,
  Url,
} from '../http/schemas/schemas.ts';
import { Documentation } from '../orders/schemas.ts';
import { DocumentationInput } from '../orders/drafts/write-schemas.ts';
import { TaskGroupInput, TaskLogicInput } from '../tasks/inputs.ts';
import { TaskGroup, TaskLogic } from '../tasks/schemas.ts';
import { templateStatuses } from './statuses.ts';

export const TemplateStatus = choice('TemplateStatus', templateStatuses);

const details = {
  version: Type.String({ description: "'1' marks a legacy template" }),
  display_name: nullable(Type.String()),
  customer_id: Id,
  customer: Named,
  duration: Type.Integer({ description: 'Estimated minutes' }),
  base_price: Money,
  agent_fee: Money,
  agent_fee_up_to: nullable(Money),
  same_day_charge: Money,
  jobs: Count,
  status: TemplateStatus,
  created_at: Instant,
};

/** Readers who only resolve labels get id and name; everything else is missing then. */
export const TemplateRow = component(
  'TemplateRow',
  Type.Object({ id: Id, name: Type.String(), ...Type.Partial(Type.Object(details)).properties }),
);
export const TemplatePage = page('TemplatePage', TemplateRow);

export const Template = component(
  'Template',
  Type.Object({
    id: Id,
    name: Type.String(),
    ...details,
    description: Type.String(),
    customer_name: Type.String(),
    customer_logo: nullable(Url),
    alternative_customer_name: nullable(Type.String()),
    alternative_customer_avatar: nullable(Url),
    pixellate_faces: Type.Boolean(),
    hide_job_times: Type.Boolean(),
    documentation: Type.Array(Documentation),
    video_thumb_url: nullable(Url),
    features: Type.Array(Type.String()),
    task_groups: Type.Array(TaskGroup),
    task_logic: Type.Array(TaskLogic),
  }),
);

/** Major units; GBP by default. */
const MoneyInput = component(
  'MoneyInput',
  Type.Object({
    amount: Type.Number({ minimum: 0 }),
    currency: optional(Currency),
  }),
);

const required = {
  name: FilledText,
  description: FilledText,
  customer_id: Id,
  duration: Type.Integer({ minimum: 5, maximum: 10_080, description: 'Minutes, a multiple of 5' }),
  base_price: MoneyInput,
  agent_fee: MoneyInput,
  same_day_charge: MoneyInput,
};
const voluntary = {
  display_name: optionalText(255),
  alternative_customer_name: optionalText(255),
  alternative_customer_avatar: optional(nullable(ExactText({ maxLength: 2_000 }))),
  agent_fee_up_to: optional(nullable(MoneyInput)),
  pixellate_faces: optional(Type.Boolean()),
  hide_job_times: optional(Type.Boolean()),
  documentation: optional(Type.Array(DocumentationInput, { maxItems: 100 })),
  features: optional(Type.Array(FilledText, { maxItems: 100 })),
  task_groups: optional(Type.Array(TaskGroupInput, { maxItems: 200 })),
  task_logic: optional(Type.Array(TaskLogicInput, { maxItems: 1_000 })),
};

export const NewTemplate = Type.Object({ ...required, ...voluntary });
export type NewTemplate = Static<typeof NewTemplate>;

/** Only sent properties change; lists are replaced as a whole. */
export const TemplateEdit = Type.Object({
  ...Type.Partial(Type.Object(required)).properties,
  ...voluntary,
  status: optional(TemplateStatus),
});
export type TemplateEdit = Static<typeof TemplateEdit>;

export const TemplateCurrencies = rows(
  'TemplateCurrencies',
  component('CurrencyInfo', Type.Object({ code: Currency, name: Type.String(), symbol: Type.String() })),
);
