import { addressValues } from '../../kit/form/address.ts';
import { defineForm } from '../../kit/form/defineForm.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { customerSchema } from './customerValues.ts';

export const CustomerForm = defineForm({
  schema: customerSchema,
  empty: {
    name: '',
    status: 'ACTIVE',
    priority: 'STANDARD',
    industryId: null,
    email: null,
    phone: '',
    showBadge: false,
    address: addressValues(null),
    logo: [],
    jobsPerAgentLimit: null,
    limitPeriod: null,
  },
  focus: 'name',
  fields: CustomerFields,
});
