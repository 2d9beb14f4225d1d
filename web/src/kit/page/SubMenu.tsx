import { NavLink } from 'react-router-dom';
import type { Address } from './definition.ts';
import classes from './SubMenu.module.css';

interface SubMenuProps {
  /** Names the menu: 'Customers sections'. */
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly to: Address }[];
}

/** Links between sibling pages; none for a single page. */
export function SubMenu({ label, links }: SubMenuProps) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label} className={classes.menu}>
      {links.map(({ label: linkLabel, to }) => (
        <NavLink key={to} to={to} end className={classes.link}>
          {linkLabel}
        </NavLink>
      ))}
    </nav>
  );
}
