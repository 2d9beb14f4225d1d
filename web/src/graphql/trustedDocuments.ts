const ids = new Map<string, string>();

/** Called by the modules of the production build, which contain the ids of their documents. */
export function trustDocument(operationName: string, id: string): void {
  ids.set(operationName, id);
}

/** The id of an operation's document; undefined during development and in tests. */
export const trustedDocumentId = (operationName: string | undefined): string | undefined =>
  ids.get(operationName ?? '');
