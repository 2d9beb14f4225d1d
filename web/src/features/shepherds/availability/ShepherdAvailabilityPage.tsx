import { DetailColumns } from '../../../kit/detail/DetailPage.tsx';
import { ShepherdFrame } from '../ShepherdFrame.tsx';
import { Strikes } from '../strikes/Strikes.tsx';
import { Areas } from './Areas.tsx';
import { MarketAccess } from './MarketAccess.tsx';

export default function ShepherdAvailabilityPage() {
  return (
    <ShepherdFrame>
      {(shepherd) => (
        <DetailColumns
          main={
            <>
              <Strikes shepherd={shepherd} />
              <Areas shepherd={shepherd} />
            </>
          }
          side={<MarketAccess shepherd={shepherd} />}
        />
      )}
    </ShepherdFrame>
  );
}
