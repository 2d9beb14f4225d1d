import type { ReactNode } from 'react';

interface OutwardLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another site, without a referrer: the address of this page gives access to the report. */
export function OutwardLink({ href, className, children }: OutwardLinkProps) {
  return (
    <a
      href={href}
      className={className}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {children}
    </a>
  );
}
