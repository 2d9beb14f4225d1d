export const templateStatuses = ['active', 'inactive', 'archived'] as const;
export type TemplateStatus = (typeof templateStatuses)[number];

/** An archived template is kept for its orders and never changes again. */
export const isFinal = (status: TemplateStatus): boolean => status === 'archived';
