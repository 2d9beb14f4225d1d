import { Fact, Facts, Section } from '../../../kit/detail/Section.tsx';
import { SectionState } from '../../../kit/detail/SectionState.tsx';
import { useShepherdSettingsQuery } from './Account.generated.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });
const onOff = (on: boolean | null): string | null => (on === null ? null : on ? 'On' : 'Off');

/** The Shepherd's settings in the app. */
export function AppSettings({ id }: { id: string }) {
  const result = useShepherdSettingsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Section title="App settings">
      <SectionState result={result} value={result.data?.agent?.settings} title="App settings" rows={4}>
        {({ language, timezone, emailNotifications, pushNotifications }) => (
          <Facts>
            <Fact label="Language">{language && languages.of(language)}</Fact>
            <Fact label="Time zone">{timezone}</Fact>
            <Fact label="Email notifications">{onOff(emailNotifications)}</Fact>
            <Fact label="Push notifications">{onOff(pushNotifications)}</Fact>
          </Facts>
        )}
      </SectionState>
    </Section>
  );
}
