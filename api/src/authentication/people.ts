/** The columns of `users` for the author of a change. */
export const personColumns = ['users.id as user_id', 'users.first_name', 'users.last_name'] as const;

type Selected = { readonly user_id: string; readonly first_name: string; readonly last_name: string };

/** The author in an answer. */
export const personOf = ({ user_id: id, first_name, last_name }: Selected) => ({ id, first_name, last_name });
