declare const declared: unique symbol;

/** The name of a dialog in the address. Only `defineModal` makes one. */
export type ModalName = string & { readonly [declared]: true };

/**
 * Declares a dialog. Its name is unique in the whole console: any two parts may be on one page. The build refuses a
 * second declaration of a name (`build/uniqueModals.ts`), so the name is written out here.
 */
// Safe: the brand exists in the type only.
export const defineModal = (name: string): ModalName => name as ModalName;
