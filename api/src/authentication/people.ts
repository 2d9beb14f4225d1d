/** Who of the staff did something: what is selected of `users`. */
export const personColumns = ['users.id as user_id', 'users.first_name', 'users.last_name'] as const;

type Selected = { readonly user_id: string; readonly first_name: string; readonly last_name: string };

/** The same as answers tell it. */
export const personOf = ({ user_id: id, first_name, last_name }: Selected) => ({ id, first_name, last_name });
