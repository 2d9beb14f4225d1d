import type { ReactNode } from 'react';
import { Section } from '../../kit/detail/Section.tsx';
import { PageHeading } from '../../kit/page/PageHeading.tsx';
import classes from './NewContent.module.css';
import { BesidePreview } from './preview/BesidePreview.tsx';

interface NewContentProps {
  readonly title: string;
  /** The form, which renders its preview into `screen`. */
  readonly children: (screen: HTMLElement | null) => ReactNode;
}

/** The page to create content, with a preview of the app. */
export const NewContent = ({ title, children }: NewContentProps) => (
  <div className={classes.page}>
    <PageHeading title={title} />
    <BesidePreview>{(screen) => <Section title="Content">{children(screen)}</Section>}</BesidePreview>
  </div>
);
