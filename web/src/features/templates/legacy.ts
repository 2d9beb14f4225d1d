/** Legacy templates have this version; they are read and used, and never changed. */
export const isLegacy = ({ version }: { readonly version: string | null }): boolean => version === '1';

/** Whether the template is read-only for every user. */
export const isFixed = (template: {
  readonly version: string | null;
  readonly status: string | null;
}): boolean => isLegacy(template) || template.status === 'ARCHIVED';
