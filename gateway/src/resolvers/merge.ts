/** The resolvers of one area, by type. */
type Area = Readonly<Record<string, object>>;

/**
 * The resolvers of all areas in one map. A type may have fields from several areas, a field only from one: otherwise
 * the later resolver would win silently.
 * @param areas by the name for errors
 */
export function mergeResolvers(
  areas: Readonly<Record<string, Area>>,
): Record<string, Record<string, unknown>> {
  const merged: Record<string, Record<string, unknown>> = {};
  const owners = new Map<string, string>();
  for (const [name, area] of Object.entries(areas))
    for (const [type, fields] of Object.entries(area))
      for (const [field, resolver] of Object.entries(fields)) {
        const other = owners.get(`${type}.${field}`);
        if (other !== undefined)
          throw new Error(
            `${type}.${field} has two resolvers, in ${other} and in ${name}: delete one of them.`,
          );
        owners.set(`${type}.${field}`, name);
        (merged[type] ??= {})[field] = resolver;
      }
  return merged;
}
