/** The display name of a person, from the names that could be read. */
export const personName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => [firstName, lastName].filter(Boolean).join(' ');
