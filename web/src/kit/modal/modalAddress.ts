/** The open modal in the address: `modal=extend`, or `modal=edit:42` for one of several records. */
export const modalParameter = 'modal';

export interface OpenModal {
  readonly name: string;
  /** The record of the modal; empty where there is only one. */
  readonly subject: string;
}

export function readModal(search: string): OpenModal | null {
  const value = new URLSearchParams(search).get(modalParameter);
  if (value === null || value === '') return null;
  const cut = value.indexOf(':');
  return cut < 0
    ? { name: value, subject: '' }
    : { name: value.slice(0, cut), subject: value.slice(cut + 1) };
}

/** Sets or removes the modal in the query string. Other parameters stay. */
export function writeModal(search: string, modal: OpenModal | null): string {
  const parameters = new URLSearchParams(search);
  if (modal)
    parameters.set(modalParameter, modal.subject === '' ? modal.name : `${modal.name}:${modal.subject}`);
  else parameters.delete(modalParameter);
  const text = parameters.toString().replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}
