import { isLegacy } from '../legacy.ts';
import { templateMessages } from '../messages.ts';
import type { TemplateDetailsFragment } from '../Template.generated.ts';
import classes from './detail.module.css';

/** Why nothing of the template can be changed, and what to do instead. */
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
