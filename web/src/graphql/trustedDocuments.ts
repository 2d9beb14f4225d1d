const ids = new Map<string, string>();

/** Called by the modules of the production build, which bring the ids of their documents along. */
export function trustDocument(operationName: string, id: string): void {
  ids.set(operationName, id);
}

/** The id by which the gateway knows an operation's document; undefined during development and in tests. */
export const trustedDocumentId = (operationName: string | undefined): string | undefined =>
  ids.get(operationName ?? '');
