const countries = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'code' });

/** The name of a country by its code (ISO 3166-1 alpha-2). */
export function countryName(code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    // It is no region code.
    return code;
  }
}
