import type { ReactNode } from 'react';

/** Each mark has its own shape: a printer may lose colours. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}

export const CheckMark = () => (
  <Mark>
    <circle cx="10" cy="10" r="8.5" />
    <path d="M6.2 10.4l2.6 2.6 5-5.6" />
  </Mark>
);

export const CrossMark = () => (
  <Mark>
    <circle cx="10" cy="10" r="8.5" />
    <path d="M7 7l6 6m0-6l-6 6" />
  </Mark>
);

export const WarningMark = () => (
  <Mark>
    <path d="M10 2.5l8 14.5H2z" />
    <path d="M10 8v4m0 2.4v.1" />
  </Mark>
);
