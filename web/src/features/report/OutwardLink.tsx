import type { ReactNode } from 'react';

interface OutwardLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another site, which does not learn where the reader came from: the address of this page opens it. */
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
