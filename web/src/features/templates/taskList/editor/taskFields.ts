import type { WizardForm } from '../../../../kit/wizard/definition.ts';
import type { TemplateValues } from '../../templateSchemas.ts';
import type { TaskPlaceInForm } from './place.ts';

/** What all fields of a task are given. */
export interface TaskFieldsProps {
  readonly form: WizardForm<TemplateValues>;
  readonly place: TaskPlaceInForm;
}
