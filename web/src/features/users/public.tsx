export { fullName, roleLabel } from './labels.ts';
export { userMessages } from './messages.ts';
export { MonthlyFigures } from './MonthlyFigures.tsx';
export { nameColumn, roleColumn } from './personColumns.tsx';
export { PersonForm, personValues } from './PersonForm.tsx';
export { customerRoleOptions, roleOption } from './roles.ts';
export { StatusActions } from './StatusActions.tsx';
