import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { DetailColumns } from '../../kit/detail/DetailPage.tsx';
import { Section } from '../../kit/detail/Section.tsx';
import { oneAttempt } from '../../kit/mutation/attempts.ts';
import { defineMutation } from '../../kit/mutation/defineMutation.ts';
import { useAct } from '../../kit/mutation/useAct.ts';
import { useBusy } from '../../kit/mutation/useBusy.ts';
import { Allowed } from '../../kit/permission/PermissionProvider.tsx';
import { browserTimeZone } from '../../kit/value/time.ts';
import { saveCsv } from '../../ui/csv/csv.ts';
import classes from './detail/detail.module.css';
import { OrderFrame } from './detail/frame/OrderFrame.tsx';
import { ExportOrderResultsDocument } from './OrderAnalyticsPage.generated.ts';
import { OrderJobCounts } from './OrderJobCounts.tsx';

const exportResults = defineMutation(ExportOrderResultsDocument, { once: oneAttempt });

/** The analytics tab: the progress of the jobs, and their results as a file. */
export default function OrderAnalyticsPage() {
  return (
    <OrderFrame>
      {(order) => (
        <DetailColumns
          main={
            <>
              <Allowed to="JOBS_VIEW">
                <OrderJobCounts orderId={order.id} />
              </Allowed>
              <Results orderId={order.id} />
            </>
          }
        />
      )}
    </OrderFrame>
  );
}

function Results({ orderId }: { orderId: string }) {
  const run = useAct(exportResults);
  const { busy, run: runOnce } = useBusy();
  const download = () =>
    runOnce(async () => {
      const { exportOrderResults } = await run({ input: { id: orderId, timezone: browserTimeZone() } });
      saveCsv(exportOrderResults.fileName, exportOrderResults.csv);
      // The notice has reported the failure.
    }).catch(() => undefined);
  return (
    <Section title="Results">
      <p className={classes.empty}>
        One row per job, with its status, place, dates and amounts, as a CSV file for a spreadsheet.
      </p>
      <div className={classes.below}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={15} aria-hidden />}
          loading={busy}
          onClick={() => void download()}
        >
          Export results
        </Button>
      </div>
    </Section>
  );
}
