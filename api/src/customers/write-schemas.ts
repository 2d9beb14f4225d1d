import { Type } from 'typebox';
import type { Static } from 'typebox';
import { component, nullable, optional } from '../http/schemas/schemas.ts';
import { editableColumns } from './schemas.ts';

const Line = Type.String({ format: 'filled', minLength: 1, maxLength: 255 });
const OptionalLine = optional(nullable(Type.String({ maxLength: 255 })));

const addressFields = {
  line1: Line,
  line2: OptionalLine,
  city: Line,
  zip: optional(nullable(Type.String({ maxLength: 30 }))),
  state: OptionalLine,
  country_code: Type.String({ minLength: 2, maxLength: 2, description: 'ISO 3166-1 alpha-2' }),
};

const account = {
  ...Type.Partial(Type.Object(editableColumns)).properties,
  logo: optional(nullable(Type.String({ format: 'numeric-id', description: 'Id of an uploaded file' }))),
};

const Phone = Type.String({ format: 'filled', minLength: 1, maxLength: 30 });
const Name = Type.String({ format: 'filled', minLength: 1, maxLength: 255 });

export const NewCustomer = component(
  'NewCustomer',
  Type.Object({
    name: Name,
    phone: Phone,
    address: component('AddressInput', Type.Object(addressFields)),
    ...account,
  }),
);
export type NewCustomer = Static<typeof NewCustomer>;

export const CustomerChanges = component(
  'CustomerChanges',
  Type.Object({
    name: optional(Name),
    phone: optional(Phone),
    address: optional(component('AddressChanges', Type.Partial(Type.Object(addressFields)))),
    ...account,
  }),
);
export type CustomerChanges = Static<typeof CustomerChanges>;
