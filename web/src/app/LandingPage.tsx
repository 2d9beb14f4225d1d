import { Link } from 'react-router-dom';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { useAllows } from '../kit/permission/PermissionProvider.tsx';
import { inWords } from '../kit/value/words.ts';
import classes from './LandingPage.module.css';
import { pages } from './screens.ts';
import { useProfile } from './session/SessionProvider.tsx';
import { openablePages } from './shell/navigation.ts';

/** The start page: every area that the user may open. */
export function LandingPage() {
  const { firstName, role } = useProfile();
  const areas = openablePages(pages, useAllows()).filter(({ description }) => description !== undefined);
  return (
    <div className={classes.page}>
      <PageHeading title="Start" />
      <p className={classes.greeting}>Hello {firstName}</p>
      <p className={classes.role}>
        {areas.length > 0
          ? `You are signed in as ${inWords(role.name)}. This is what you can open.`
          : `You are signed in as ${inWords(role.name)}. Your role opens no area yet: an owner or administrator can change that.`}
      </p>
      <ul className={classes.cards}>
        {areas.map(({ path, title, description }) => (
          <li key={path}>
            <Link to={path} className={classes.card}>
              <span className={classes.title}>{title}</span>
              <span className={classes.description}>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
