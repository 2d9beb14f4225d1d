import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Address } from '../page/definition.ts';

/** The way back to what a wizard changes; its draft stays. */
export const WizardBack = ({ label, to }: { readonly label: string; readonly to: Address }) => (
  <ActionIcon size="lg" aria-label={label} title={label} component={Link} to={to}>
    <IconArrowLeft size={18} />
  </ActionIcon>
);
