import { SegmentedControl, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { everyPart } from './everyPart.ts';
import classes from './PartsPage.module.css';
import { StateBox } from './StateBox.tsx';

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Every part of the kit in each of its states. A part is added by a file beside it that ends in `.parts.tsx`. */
export function PartsPage() {
  const { setColorScheme } = useMantineColorScheme();
  const colorScheme = useComputedColorScheme();
  return (
    <div className={classes.page}>
      <nav className={classes.nav} aria-label="Parts">
        <h1 className={classes.title}>Parts of the kit</h1>
        <SegmentedControl
          size="xs"
          aria-label="Colours"
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme === 'dark' ? 'dark' : 'light')}
          data={schemes}
        />
        <ul className={classes.names}>
          {everyPart.map(({ name }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className={classes.parts}>
        {everyPart.map(({ name, states }) => (
          <section key={name} id={idOf(name)} aria-labelledby={`${idOf(name)}-title`}>
            <h2 id={`${idOf(name)}-title`} className={classes.title}>
              {name}
            </h2>
            {Object.entries(states).map(([state, State]) => (
              <StateBox key={state} name={state} of={State} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
