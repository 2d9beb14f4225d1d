import { defineWizard } from '../../../kit/wizard/definition.ts';
import { defineStepPiece } from '../../../kit/wizard/stepPiece.ts';
import {
  checkoutSchema,
  customerSchema,
  datesSchema,
  detailsSchema,
  interestSchema,
  jobSchema,
  locationSchema,
  typeSchema,
  workflowsSchema,
} from './orderSchemas.ts';
import type { OrderValues } from './orderSchemas.ts';
import { newOrder } from './orderValues.ts';

const TypeFields = defineStepPiece(async () => (await import('./fields/TypeFields.tsx')).TypeFields);
const CustomerFields = defineStepPiece(
  async () => (await import('./fields/CustomerFields.tsx')).CustomerFields,
);
const JobFields = defineStepPiece(async () => (await import('./fields/JobFields.tsx')).JobFields);
const DetailsFields = defineStepPiece(async () => (await import('./fields/DetailsFields.tsx')).DetailsFields);
const LocationFields = defineStepPiece(
  async () => (await import('./fields/LocationFields.tsx')).LocationFields,
);
const DatesFields = defineStepPiece(async () => (await import('./fields/DatesFields.tsx')).DatesFields);
const InterestFields = defineStepPiece(
  async () => (await import('./fields/InterestFields.tsx')).InterestFields,
);
const WorkflowFields = defineStepPiece(
  async () => (await import('./fields/WorkflowFields.tsx')).WorkflowFields,
);
const Checkout = defineStepPiece(async () => (await import('./checkout/Checkout.tsx')).Checkout);

export const orderWizard = defineWizard<OrderValues>({
  name: 'order',
  version: 1,
  title: 'New order',
  act: 'Create order',
  thing: 'order',
  initial: newOrder,
  nameOf: ({ details }) => details.title.trim(),
  steps: [
    {
      id: 'type',
      title: 'Type',
      schema: typeSchema,
      fields: (form) => <TypeFields form={form} />,
      load: TypeFields.load,
    },
    {
      id: 'customer',
      title: 'Customer, campaign and wave',
      schema: customerSchema,
      fields: (form) => <CustomerFields form={form} />,
      load: CustomerFields.load,
    },
    {
      id: 'job',
      title: 'Job description and template',
      schema: jobSchema,
      fields: (form) => <JobFields form={form} />,
      load: JobFields.load,
    },
    {
      id: 'details',
      title: 'Order details',
      schema: detailsSchema,
      fields: (form) => <DetailsFields form={form} />,
      load: DetailsFields.load,
    },
    {
      id: 'location',
      title: 'Location',
      schema: locationSchema,
      fields: (form, draft) => <LocationFields form={form} draft={draft} />,
      load: LocationFields.load,
    },
    {
      id: 'dates',
      title: 'Job date and time',
      schema: datesSchema,
      fields: (form) => <DatesFields form={form} />,
      load: DatesFields.load,
    },
    {
      id: 'interest',
      title: 'Interest phase',
      schema: interestSchema,
      fields: (form) => <InterestFields form={form} />,
      load: InterestFields.load,
    },
    {
      id: 'workflows',
      title: 'Workflows',
      schema: workflowsSchema,
      fields: (form) => <WorkflowFields form={form} />,
      load: WorkflowFields.load,
    },
    {
      id: 'checkout',
      title: 'Checkout',
      schema: checkoutSchema,
      fields: (form, draft) => <Checkout form={form} draft={draft} />,
      load: Checkout.load,
    },
  ],
});

/** The steps whose values are stored on the server: once they are valid, the draft is created there. */
export const firstSteps: readonly (keyof OrderValues)[] = ['type', 'customer', 'job', 'details'];
