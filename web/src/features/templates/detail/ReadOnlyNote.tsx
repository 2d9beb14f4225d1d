import { isLegacy } from '../legacy.ts';
import { templateMessages } from '../messages.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import classes from './detail.module.css';

/** Why the template cannot be changed, and the alternative. */
export function ReadOnlyNote({
  template,
}: {
  template: Pick<TemplateDetailsFragment, 'status' | 'version'>;
}) {
  const archived = template.status === 'ARCHIVED';
  if (!archived && !isLegacy(template)) return null;
  return (
    <p className={classes.note}>{archived ? templateMessages.archivedNote : templateMessages.legacyNote}</p>
  );
}
