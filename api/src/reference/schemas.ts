import { Type } from 'typebox';
import { component, Id, page } from '../http/schemas/schemas.ts';

export const Country = component(
  'Country',
  Type.Object({
    id: Type.String({ description: 'The code' }),
    code: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    name: Type.String(),
  }),
);
export const CountryPage = page('CountryPage', Country);

export const City = component(
  'City',
  Type.Object({ id: Id, name: Type.String(), country_code: Type.String() }),
);
export const CityPage = page('CityPage', City);

export const Workflow = component('Workflow', Type.Object({ id: Id, name: Type.String() }));
export const WorkflowPage = page('WorkflowPage', Workflow);
