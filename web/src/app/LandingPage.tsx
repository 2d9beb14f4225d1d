import { Link } from 'react-router-dom';
import { PageHeading } from '../kit/page/PageHeading.tsx';
import { useAllows } from '../kit/permission/PermissionProvider.tsx';
import { inWords } from '../kit/value/words.ts';
import classes from './LandingPage.module.css';
import { useProfile } from './session/SessionProvider.tsx';
import { openablePages } from './shell/navigation.ts';
import { useOfferedPages } from './useOfferedPages.ts';

/** The start page: every area that the user may open. */
export function LandingPage() {
  const { firstName, role } = useProfile();
  const areas = openablePages(useOfferedPages(), useAllows()).filter(
    ({ description }) => description !== undefined,
  );
  const as = role.name === '' ? '' : ` as ${inWords(role.name)}`;
  return (
    <div className={classes.page}>
      <PageHeading title="Start" />
      <p className={classes.greeting}>Hello {firstName}</p>
      <p className={classes.role}>
        {areas.length > 0
          ? `You are signed in${as}. This is what you can open.`
          : `You are signed in${as}. Your role opens no area yet: an owner or administrator can change that.`}
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
