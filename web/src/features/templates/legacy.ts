/** Templates of before have this version; they are read and used, and never changed. */
export const isLegacy = ({ version }: { readonly version: string | null }): boolean => version === '1';

/** Whether anything of it may still be changed, whoever looks at it. */
export const isFixed = (template: {
  readonly version: string | null;
  readonly status: string | null;
}): boolean => isLegacy(template) || template.status === 'ARCHIVED';
