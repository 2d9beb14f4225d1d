import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import { useLocationsToCopyQuery } from './LocationsToCopy.generated.ts';
import { newOrderMessages } from '../messages.ts';
import { ModeField } from './ModeField.tsx';
import type { OrderValues } from '../orderSchemas.ts';
import { mostLocationsAtOnce } from '../orderValues.ts';

interface CopiedModeFieldProps {
  readonly form: WizardForm<OrderValues>;
  /** The order that was copied. */
  readonly copyOf: string;
}

/** A copy can also take over the locations of its order, if there are not too many to submit in one request. */
export function CopiedModeField({ form, copyOf }: CopiedModeFieldProps) {
  const { data } = useLocationsToCopyQuery({ variables: { id: copyOf, perPage: mostLocationsAtOnce } });
  const count = data?.order?.locations?.pageInfo.total ?? 0;
  if (count === 0) return <ModeField form={form} />;
  const tooMany = count > mostLocationsAtOnce;
  return (
    <ModeField
      form={form}
      another={{
        value: 'copied',
        label: newOrderMessages.modes.copied,
        disabled: tooMany,
        description: tooMany
          ? newOrderMessages.tooManyToCopy(mostLocationsAtOnce)
          : newOrderMessages.toCopy(count),
      }}
    />
  );
}
