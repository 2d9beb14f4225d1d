import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Address } from '../page/definition.ts';

/** A link back to the record that the wizard edits; its draft stays. */
export const WizardBack = ({ label, to }: { readonly label: string; readonly to: Address }) => (
  <ActionIcon size="lg" aria-label={label} title={label} component={Link} to={to}>
    <IconArrowLeft size={18} />
  </ActionIcon>
);
