import {
  IconBarcode,
  IconCamera,
  IconCheckbox,
  IconClock,
  IconForms,
  IconHandClick,
  IconInfoCircle,
  IconListCheck,
  IconSignature,
  IconTable,
  IconVideo,
} from '@tabler/icons-react';
import type { TaskComponentType } from '../../../../../graphql/generated/schema.ts';

export const typeIcons: Readonly<Record<TaskComponentType, typeof IconBarcode>> = {
  ACTION: IconHandClick,
  BARCODE: IconBarcode,
  BOOLEAN: IconCheckbox,
  DRAW: IconSignature,
  INPUT: IconForms,
  MATRIX: IconTable,
  PHOTO: IconCamera,
  SELECT: IconListCheck,
  SIMPLE: IconInfoCircle,
  TIMER: IconClock,
  VIDEO: IconVideo,
};
