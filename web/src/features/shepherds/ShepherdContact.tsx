import { Anchor } from '@mantine/core';
import { CopyableId } from '../../kit/value/CopyableId.tsx';
import type { ShepherdProfileFragment } from './Shepherd.generated.ts';

/** The facts that staff need most: contact details, and the agreed fee. */
export function ShepherdContact({ shepherd }: { shepherd: ShepherdProfileFragment }) {
  const { id, email, phone, city, fee } = shepherd;
  return (
    <>
      <CopyableId id={id} />
      {email && (
        <Anchor href={`mailto:${email}`} inherit>
          {email}
        </Anchor>
      )}
      {phone && (
        <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} inherit>
          {phone}
        </Anchor>
      )}
      {city && <span>{city}</span>}
      {fee && <span>Agreed fee {fee.formatted}</span>}
    </>
  );
}
