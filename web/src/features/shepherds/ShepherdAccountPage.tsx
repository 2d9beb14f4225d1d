import { Alert } from '@mantine/core';
import { DetailColumns } from '../../kit/detail/DetailPage.tsx';
import { AppSettings } from './account/AppSettings.tsx';
import { ApplicationPart } from './account/ApplicationPart.tsx';
import { Contracts } from './account/Contracts.tsx';
import { IdentityCheck } from './account/IdentityCheck.tsx';
import { Position } from './account/Position.tsx';
import { Profile } from './account/Profile.tsx';
import { ShepherdComments } from './account/ShepherdComments.tsx';
import { Standing } from './account/Standing.tsx';
import { Tags } from './account/Tags.tsx';
import { shepherdMessages } from './messages.ts';
import { ShepherdFrame } from './ShepherdFrame.tsx';
import { isForgotten } from './useMayEdit.ts';

/** Each part with its own API call has its own query, so that they fail alone. */
export default function ShepherdAccountPage() {
  return (
    <ShepherdFrame>
      {(shepherd) => (
        <>
          {isForgotten(shepherd) && <Alert mb="md">{shepherdMessages.forgotten}</Alert>}
          <DetailColumns
            main={
              <>
                <Profile shepherd={shepherd} />
                <ShepherdComments shepherd={shepherd} />
                <Position shepherd={shepherd} />
              </>
            }
            side={
              <>
                <Standing shepherd={shepherd} />
                <IdentityCheck shepherd={shepherd} />
                <Contracts id={shepherd.id} />
                <Tags shepherd={shepherd} />
                <ApplicationPart id={shepherd.id} />
                <AppSettings id={shepherd.id} />
              </>
            }
          />
        </>
      )}
    </ShepherdFrame>
  );
}
