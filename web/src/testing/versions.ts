import { gatewayError } from './mockGateway.ts';

/** The version of a record of a test: it changes with every change. */
export const versionOf = (record: object): string => `"${JSON.stringify(record)}"`;

/** The record as a gateway with versions answers it. */
export const withVersion = <Thing extends object>(record: Thing): Thing & { readonly version: string } => ({
  ...record,
  version: versionOf(record),
});

/** Makes an edit of a record, unless it is based on another version. */
export function editUnder<Thing extends object>(
  record: Thing,
  { expectedVersion, ...changed }: Partial<Thing> & { readonly expectedVersion?: string },
) {
  if (expectedVersion !== undefined && expectedVersion !== versionOf(record))
    return gatewayError('Changed', { code: 'precondition.failed', status: 412 });
  return withVersion(Object.assign(record, changed));
}
