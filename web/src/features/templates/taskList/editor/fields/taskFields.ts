import type { WizardForm } from '../../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../../values/templateSchemas.ts';
import type { TaskPlaceInForm } from '../place.ts';

/** The props of all task fields. */
export interface TaskFieldsProps {
  readonly form: WizardForm<TemplateValues>;
  readonly place: TaskPlaceInForm;
}
