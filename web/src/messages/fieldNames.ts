/** Labels of fields that differ from their names in the contract. */
const names: Readonly<Record<string, string>> = {
  address1: 'Address line 1',
  address2: 'Address line 2',
  countryCode: 'Country',
  priority: 'Tier',
  zip: 'Postcode',
};

/** The label of a contract field: `address.zip` is 'Postcode', `campaignTarget` 'Campaign target'. */
export function fieldName(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? path;
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return names[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`.replace(/ ids?$/, '');
}
