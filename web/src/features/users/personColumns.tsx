import type { ListColumn } from '../../kit/list/definition.ts';
import { noValue } from '../../kit/value/time.ts';
import { fullName, roleLabel } from './labels.ts';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/** First and last name in one column, linking to the user and sorted by the first name. */
export const nameColumn: ListColumn<Person, 'FIRST_NAME'> = {
  id: 'name',
  header: 'Name',
  width: 200,
  grow: true,
  link: true,
  sort: 'FIRST_NAME',
  reads: ['firstName', 'lastName'],
  cell: fullName,
};

export const roleColumn: ListColumn<{ readonly role: { readonly name: string } | null }, never> = {
  id: 'role',
  header: 'Role',
  width: 130,
  cell: ({ role }) => roleLabel(role) ?? noValue,
};
