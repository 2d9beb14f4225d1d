import type { ContentStatus } from '../../../graphql/generated/schema.ts';
import { AppScreen } from './AppScreen.tsx';
import { plainText } from './appText.ts';
import classes from './preview.module.css';

interface CollectionScreenProps {
  readonly name: string;
  readonly status: ContentStatus;
  readonly items: readonly { readonly id: string; readonly name: string }[];
}

/** A collection as in the app: its items in order. */
export const CollectionScreen = ({ name, status, items }: CollectionScreenProps) => (
  <AppScreen title={name} untitled="Name" status={status}>
    <ol className={classes.items}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          {plainText(item.name)}
        </li>
      ))}
    </ol>
  </AppScreen>
);
