import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useListChange } from '../../../kit/fieldArray/changes.ts';
import { withValueAt } from '../../../kit/fieldArray/lists.ts';
import { FieldRow } from '../../../kit/form/FormBody.tsx';
import { TextField } from '../../../kit/form/fields/fields.tsx';
import { NumberField } from '../../../kit/form/fields/numberFields.tsx';
import { DateField, TimeField } from '../../../kit/form/late/lateFields.tsx';
import { countryName } from '../../../kit/value/country.ts';
import { AddressSearch } from './AddressSearch.tsx';
import { LocationPin } from './LocationPin.tsx';
import classes from './singleLocation.module.css';
import { locationMessages } from './messages.ts';
import { movedTo, rounded } from './singleLocation.ts';
import type { SingleLocationValues } from './singleLocation.ts';

interface SingleLocationFieldsProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** The path of the location in the form. */
  readonly name: FieldPathByValue<Values, SingleLocationValues>;
  /** The order's country (ISO 3166-1 alpha-2). */
  readonly country: string | null;
}

/** One location: found by its address or entered by hand, with a movable pin, and its own days and hours. */
export function SingleLocationFields<Values extends FieldValues>({
  form,
  name,
  country,
}: SingleLocationFieldsProps<Values>) {
  const { control } = form;
  // Safe: the type of `name` guarantees a location, so each of its parts is what the schema makes it.
  const part = <Part,>(key: keyof SingleLocationValues) => `${name}.${key}` as FieldPathByValue<Values, Part>;
  const text = (key: keyof SingleLocationValues) => part<string | null>(key);
  const location: SingleLocationValues = useWatch({ control, name });
  const [shown, setShown] = useState(0);
  const change = useListChange(form);
  const become = (words: string, next: SingleLocationValues) =>
    change(words, withValueAt(form.getValues(), name, next));
  const { latitude, longitude } = location;
  const place = isPlace(latitude, 90) && isPlace(longitude, 180) ? { latitude, longitude } : null;
  return (
    <div className={classes.fields}>
      <AddressSearch
        country={country}
        onChoose={(found) => {
          setShown((before) => before + 1);
          become(locationMessages.addressChosen, movedTo(location, found, country));
        }}
      />
      <FieldRow>
        <TextField control={control} name={text('name')} label="Location name" autoComplete="off" />
        <TextField control={control} name={text('reference')} label="Reference" autoComplete="off" />
      </FieldRow>
      <TextField control={control} name={text('address1')} label="Address line 1" autoComplete="off" />
      <TextField control={control} name={text('address2')} label="Address line 2" autoComplete="off" />
      <FieldRow>
        <TextField control={control} name={text('city')} label="City" autoComplete="off" />
        <TextField control={control} name={text('zip')} label="Postcode" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <TextField control={control} name={text('state')} label="State or county" autoComplete="off" />
        <TextField control={control} name={text('phone')} label="Phone" type="tel" autoComplete="off" />
      </FieldRow>
      {location.countryCode !== null && (
        <output className={classes.warning}>
          {locationMessages.elsewhere(countryName(location.countryCode))}
        </output>
      )}
      <LocationPin
        place={place}
        label={location.name === '' ? 'The location' : location.name}
        shown={shown}
        address={[location.address1, location.zip, location.city].filter(Boolean).join(', ')}
        onPlace={({ latitude: north, longitude: east }, anew) => {
          if (anew) setShown((before) => before + 1);
          become(locationMessages.pinMoved, {
            ...location,
            latitude: rounded(north),
            longitude: rounded(east),
          });
        }}
      />
      <FieldRow>
        <NumberField control={control} name={part<number | null>('latitude')} label="Latitude" />
        <NumberField control={control} name={part<number | null>('longitude')} label="Longitude" />
      </FieldRow>
      <FieldRow>
        <DateField control={control} name={text('startDate')} label="Start date" />
        <DateField control={control} name={text('endDate')} label="End date" />
      </FieldRow>
      <FieldRow>
        <TimeField control={control} name={part<string>('startTime')} label="Start time" />
        <TimeField control={control} name={part<string>('endTime')} label="End time" />
      </FieldRow>
    </div>
  );
}

/** Valid degrees for a map; half-typed numbers may be out of range. */
const isPlace = (value: number | null, limit: number): value is number =>
  value !== null && Math.abs(value) <= limit;
