import type { ReactNode } from 'react';
import { productName } from '../../constants.ts';
import { useTabTitle } from '../../kit/page/PageHeading.tsx';
import classes from './SignInFrame.module.css';

/** The page around every sign-in form. */
export function SignInFrame({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  useTabTitle(title === '' ? 'Sign in' : title);
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <div className={classes.brand}>
          <img src="/favicon.svg" alt="" width={28} height={28} />
          {productName}
        </div>
        <h1 className={classes.title}>{title}</h1>
        {text && <p className={classes.text}>{text}</p>}
        {children}
      </div>
    </main>
  );
}
