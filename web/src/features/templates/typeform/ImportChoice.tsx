import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { typeformMessages } from '../messages.ts';
import { editorMessages } from '../taskList/messages.ts';
import { sizeInWords } from './importPreview.ts';
import type { ImportPreview } from './importPreview.ts';
import classes from './ImportChoice.module.css';

interface ImportChoiceProps {
  readonly present: readonly {
    readonly name: string;
    readonly tasks: readonly { readonly reference: string }[];
  }[];
  readonly preview: ImportPreview;
  readonly onOverride: () => void;
  readonly onMerge: () => void;
  readonly onBack: () => void;
}

/** The effects of both ways of importing on the existing tasks. */
export function ImportChoice({ present, preview, onOverride, onMerge, onBack }: ImportChoiceProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  // The previously focused element is gone.
  useEffect(() => heading.current?.focus(), []);
  const { override, renamed } = preview;
  return (
    <>
      <p ref={heading} tabIndex={-1} className={classes.question}>
        {typeformMessages.question(sizeInWords(override.sections), sizeInWords(present))}
      </p>
      <div className={classes.ways}>
        <section className={classes.way} aria-labelledby="typeform-override">
          <h3 id="typeform-override">Override</h3>
          <p>{typeformMessages.replaced(sizeInWords(present))}</p>
          <Names label="Goes" sections={present} />
          <Names label="Comes" sections={override.sections} />
          <Button variant="outline" color="red" onClick={onOverride}>
            Override
          </Button>
        </section>
        <section className={classes.way} aria-labelledby="typeform-merge">
          <h3 id="typeform-merge">Merge</h3>
          <p>{typeformMessages.added(sizeInWords(override.sections))}</p>
          <Names label="Comes" sections={override.sections} />
          {renamed.length > 0 && (
            <>
              <p>{typeformMessages.renamed(renamed.length)}</p>
              <ul className={classes.renamed}>
                {renamed.map(({ from, to }) => (
                  <li key={to}>
                    <code>{from}</code> becomes <code>{to}</code>
                  </li>
                ))}
              </ul>
            </>
          )}
          <Button onClick={onMerge}>Merge</Button>
        </section>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onBack}>
          Choose another typeform
        </Button>
      </div>
    </>
  );
}

function Names({ label, sections }: { label: string; sections: ImportChoiceProps['present'] }) {
  // Sections have no id, and those of a draft may be equal.
  const lines = sections.map(({ name, tasks }, position) => ({
    key: String(position),
    name: name.trim() || editorMessages.untitledSection,
    tasks: tasks.length,
  }));
  return (
    <>
      <p className={classes.label}>{label}</p>
      <ul className={classes.names}>
        {lines.map(({ key, name, tasks }) => (
          <li key={key}>
            {name} <span className={classes.quiet}>{tasks}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
