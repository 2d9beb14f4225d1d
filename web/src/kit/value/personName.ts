/** The display name of a person. */
export const personName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => `${firstName} ${lastName}`;
