type Parsed = Record<string, string | string[] | Record<string, string>>;

/**
 * Parses a query string: `key[]=a&key[]=b` and a repeated `key` become a list, `key[0]=a` too, and
 * `metadata[category]=value` an object. The objects have no prototype, so no name is special.
 */
export function parseQueryString(text: string): Parsed {
  const parsed: Parsed = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const { name, property } = split(key);
    const known = parsed[name];
    if (property === null) parsed[name] = known === undefined ? value : asList(known, value);
    else if (property === '' || /^\d+$/.test(property)) parsed[name] = asList(known, value);
    else parsed[name] = asObject(known, property, value);
  }
  return parsed;
}

function split(key: string): { name: string; property: string | null } {
  const match = /^([^[\]]+)\[([^[\]]*)\]$/.exec(key);
  const [, name, property] = match ?? [];
  return name === undefined || property === undefined ? { name: key, property: null } : { name, property };
}

function asList(known: Parsed[string] | undefined, value: string): string[] {
  if (typeof known === 'string') return [known, value];
  return Array.isArray(known) ? [...known, value] : [value];
}

function asObject(
  known: Parsed[string] | undefined,
  property: string,
  value: string,
): Record<string, string> {
  const object: Record<string, string> =
    typeof known === 'object' && !Array.isArray(known) ? known : Object.create(null);
  object[property] = value;
  return object;
}
