import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { RetryButton } from '../../../../kit/page/failures/PageMessage.tsx';
import type { DraftKey, WizardForm } from '../../../../kit/wizard/definition.ts';
import { CsvLocations } from '../../locations/CsvLocations.tsx';
import { LocationsMap, MapToggle } from '../../locations/LocationsMap.tsx';
import { newOrderMessages } from '../messages.ts';
import type { OrderValues } from '../orderSchemas.ts';
import { useWizardOrder } from '../draft/wizardOrder.ts';
import classes from '../OrderWizard.module.css';

interface FileLocationsProps {
  readonly form: WizardForm<OrderValues>;
  readonly draft: DraftKey;
}

/** Locations by file upload. They are added to the order itself, so its draft must exist on the server. */
export function FileLocations({ form, draft }: FileLocationsProps) {
  const { server, onFiles } = useWizardOrder();
  const country = useWatch({ control: form.control, name: 'details.countryCode' });
  const orderId = server.orderIdOf(draft);
  const [failed, setFailed] = useState(false);
  const [count, setCount] = useState<number | null>(null);
  const [mapShown, setMapShown] = useState(false);
  const save = useEffectEvent(() => {
    server.save(form.getValues(), draft).catch(() => setFailed(true));
  });
  useEffect(() => {
    if (orderId === null && !failed) save();
  }, [orderId, failed]);
  if (orderId === null)
    return failed ? (
      <div role="alert">
        <p className={classes.missing}>{newOrderMessages.notSaved}</p>
        <RetryButton onRetry={() => setFailed(false)} />
      </div>
    ) : (
      <output className={classes.note}>{newOrderMessages.preparing}</output>
    );
  return (
    <section aria-label={newOrderMessages.files}>
      <CsvLocations
        orderId={orderId}
        country={country}
        onState={(state) => {
          setCount(state.locations);
          onFiles(state);
        }}
      />
      {count !== null && count > 0 && (
        <div className={classes.places}>
          <output className={classes.note}>{newOrderMessages.placesInOrder(count)}</output>
          <MapToggle shown={mapShown} onChange={setMapShown} />
        </div>
      )}
      {count !== null && count > 0 && mapShown && <LocationsMap orderId={orderId} country={country} />}
    </section>
  );
}
