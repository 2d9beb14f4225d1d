import { countryOptions } from '../../graphql/referenceOptions.ts';
import type { ApplicationStage, RejectReason } from '../../graphql/generated/schema.ts';
import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { exportWith } from '../../kit/list/export/exportWith.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { AddressModal } from '../../kit/modal/AddressModal.tsx';
import { Allowed } from '../../kit/permission/PermissionProvider.tsx';
import { DateText } from '../../kit/value/DateText.tsx';
import { noValue } from '../../kit/value/time.ts';
import { shepherdAccountPage } from '../shepherds/pages.ts';
import { stageLabels } from '../shepherds/public.tsx';
import { ApplicationActions } from './ApplicationActions.tsx';
import { ApplicationListDocument, ExportApplicationsDocument } from './ApplicationListPage.generated.ts';
import {
  applicantName,
  checkText,
  identityResults,
  rejectReasonLabels,
  rejectReasons,
  stages,
} from './labels.ts';
import { applicationListPage } from './pages.ts';
import { ReviewIdentityCheck } from './reviewPiece.ts';
import { identityCheckModal } from './identityCheckModal.ts';

const ApplicationList = defineList({
  page: applicationListPage,
  query: ApplicationListDocument,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  searchPlaceholder: 'Search name, email or phone',
  statuses: { of: 'application', tabs: ['IN_PROGRESS', 'ACCEPTED', 'REJECTED'] },
  filters: [
    filter.optionFilter('stage', 'Stage', 'All stages', stages),
    filter.optionFilter('identityCheckResult', 'ID check', 'All results', identityResults),
    filter.optionFilter('rejectReason', 'Rejected because', 'All reasons', rejectReasons),
    filter.referenceFilter('countryCodes', 'Country', 'All countries', countryOptions),
    filter.flagFilter('includeRejected', 'Rejections', 'All but rejected', 'Include rejections'),
  ],
  columns: [
    column.idColumn({ sort: 'ID', hidden: true }),
    {
      id: 'name',
      header: 'Name',
      width: 160,
      grow: true,
      link: true,
      narrow: true,
      sort: 'FIRST_NAME',
      reads: ['agent'],
      cell: applicantName,
    },
    column.statusColumn('application', { sort: 'STATUS', width: 116 }),
    column.labelColumn<'stage', ApplicationStage, 'STAGE'>('stage', stageLabels, {
      sort: 'STAGE',
      width: 164,
    }),
    { id: 'identityCheck', header: 'ID check', width: 152, cell: (row) => checkText(row.identityCheck) },
    {
      id: 'actions',
      header: 'Actions',
      width: 88,
      narrow: true,
      permission: 'AGENTS_MANAGE',
      cell: (application) => <ApplicationActions application={application} />,
    },
    column.dateColumn('createdAt', { sort: 'CREATED_AT' }),
    {
      id: 'phone',
      header: 'Phone',
      width: 144,
      reads: ['agent'],
      cell: ({ agent }) => agent?.phone || noValue,
    },
    {
      id: 'email',
      header: 'Email',
      width: 190,
      reads: ['agent'],
      cell: ({ agent }) => agent?.email || noValue,
    },
    column.textColumn('countryCode', { header: 'Country', sort: 'COUNTRY_CODE', width: 76 }),
    {
      id: 'lastSeenAt',
      header: 'Last seen',
      width: 104,
      sort: 'LAST_SEEN_AT',
      reads: ['agent'],
      cell: ({ agent }) => <DateText value={agent?.lastSeenAt} />,
    },
    { id: 'contract', header: 'Contract', width: 76, cell: ({ contract }) => yesOrNothing(contract) },
    { id: 'job', header: 'Job', width: 52, cell: ({ job }) => yesOrNothing(job) },
    column.labelColumn<'rejectReason', RejectReason>('rejectReason', rejectReasonLabels, {
      header: 'Rejected because',
      width: 136,
      hidden: true,
    }),
  ],
  // Rejected applicants cannot be viewed.
  rowLink: ({ status, agent }) =>
    agent && status !== 'REJECTED' ? shepherdAccountPage.to({ id: agent.id }) : undefined,
  export: exportWith(ExportApplicationsDocument),
});

const yesOrNothing = (flag: boolean) => (flag ? 'Yes' : noValue);

export default function ApplicationListPage() {
  return (
    <>
      <ApplicationList />
      <Allowed to="AGENTS_MANAGE">
        <AddressModal
          name={identityCheckModal}
          title="Review ID check"
          shows={ReviewIdentityCheck}
          height={420}
        >
          {({ close, subject }) => <ReviewIdentityCheck applicationId={subject} onDone={close} />}
        </AddressModal>
      </Allowed>
    </>
  );
}
