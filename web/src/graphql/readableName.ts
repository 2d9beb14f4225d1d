/** A name for users; the id where the name could not be read, and is null against its type. */
export const readableName = (name: string | null, id: string): string => name ?? id;
