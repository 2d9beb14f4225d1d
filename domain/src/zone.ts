/** The calendar day (yyyy-MM-dd) of an instant in a time zone. */
export const dayInZone = (zone: string, instant: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(instant);
