import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { stepParameter } from './stepParameter.ts';

/** The address of a step of this page's wizard. */
export function useStepAddress(): (step: string) => string {
  const { search } = useLocation();
  return (step) => {
    const parameters = new URLSearchParams(search);
    parameters.set(stepParameter, step);
    return `?${parameters.toString()}`;
  };
}

interface StepLinkProps {
  readonly step: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a step of this page's wizard. */
export function StepLink({ step, label, children }: StepLinkProps) {
  const address = useStepAddress();
  return (
    <Anchor component={Link} to={address(step)} inherit aria-label={label}>
      {children}
    </Anchor>
  );
}
