import { useWatch } from 'react-hook-form';
import type { WizardForm } from '../../../kit/wizard/definition.ts';
import { SingleLocationFields } from '../locations/SingleLocationFields.tsx';
import type { OrderValues } from './orderSchemas.ts';

/** The one place of an order: with its map, which is why it comes later than the step. */
export function PlaceFields({ form }: { readonly form: WizardForm<OrderValues> }) {
  const country = useWatch({ control: form.control, name: 'details.countryCode' });
  return <SingleLocationFields form={form} name="location.single" country={country} />;
}
