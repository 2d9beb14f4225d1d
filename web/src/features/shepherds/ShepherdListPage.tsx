import { countryOptions } from '../../graphql/referenceOptions.ts';
import { optionsOf } from '../../kit/choice/options.ts';
import * as column from '../../kit/list/columns.tsx';
import { defineList } from '../../kit/list/defineList.tsx';
import { exportWith } from '../../kit/list/export/exportWith.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { noValue } from '../../kit/value/time.ts';
import { identityResultLabels, shepherdName, stageLabels } from './labels.ts';
import { skillOptions, tagOptions } from '../../graphql/shepherdOptions.ts';
import { shepherdDetailPage, shepherdListPage } from './pages.ts';
import { ExportShepherdsDocument, ShepherdListDocument } from './ShepherdListPage.generated.ts';
import type { ShepherdListQuery } from './ShepherdListPage.generated.ts';

type Shepherd = ShepherdListQuery['agents']['items'][number];

/** The filter also accepts the provider's term for passed, with the same results. */
const { CLEAR: _same, ...identityResults } = identityResultLabels;

export default defineList({
  page: shepherdListPage,
  query: ShepherdListDocument,
  defaultSort: { field: 'FIRST_NAME', direction: 'ASC' },
  searchPlaceholder: 'Search name, email, phone or id',
  heading: (statuses) =>
    statuses.join() === 'ACTIVE'
      ? shepherdListPage.title
      : (shepherdListPage.heading ?? shepherdListPage.title),
  statuses: { of: 'agent', tabs: ['ACTIVE', 'INACTIVE', 'RETIRED', 'APPLICANT'] },
  filters: [
    filter.referenceFilter('countryCodes', 'Country', 'All countries', countryOptions),
    filter.textFilter('city', 'City'),
    filter.numberFilter('strikesFrom', 'Strikes from'),
    filter.referenceFilter('skillIds', 'Skill', 'All skills', skillOptions),
    filter.referenceFilter('tags', 'Tag', 'All tags', tagOptions),
    filter.optionFilter('identityCheckResult', 'ID check', 'All results', optionsOf(identityResults)),
    filter.optionFilter('stage', 'Stage', 'All stages', optionsOf(stageLabels)),
  ],
  columns: [
    column.idColumn({ sort: 'ID', width: 68 }),
    {
      id: 'name',
      header: 'Name',
      width: 140,
      grow: true,
      link: true,
      sort: 'FIRST_NAME',
      reads: ['firstName', 'lastName'],
      cell: (shepherd: Shepherd) => shepherdName(shepherd),
    },
    column.textColumn('lastName', { sort: 'LAST_NAME', width: 140, hidden: true }),
    column.textColumn('email', { sort: 'EMAIL', width: 180, grow: true }),
    column.textColumn('phone', { width: 148 }),
    column.textColumn('city', { sort: 'CITY', width: 112 }),
    column.textColumn('countryCode', { sort: 'COUNTRY_CODE', header: 'Country', width: 76 }),
    column.statusColumn('agent', { sort: 'STATUS', width: 108 }),
    column.labelColumn('stage', stageLabels, { width: 140, hidden: true }),
    {
      id: 'identityCheck',
      header: 'ID check',
      width: 92,
      cell: ({ identityCheck }: Shepherd) =>
        identityCheck?.result ? identityResultLabels[identityCheck.result] : noValue,
    },
    {
      id: 'tags',
      header: 'Tags',
      width: 140,
      hidden: true,
      cell: ({ tags }: Shepherd) => tags?.join(', ') || noValue,
    },
    column.countColumn('strikes', { sort: 'STRIKES', width: 76 }),
    column.countColumn('jobsCompleted', { sort: 'JOBS_COMPLETED', header: 'Jobs done', width: 92 }),
    column.moneyColumn('fee', { hidden: true, width: 84 }),
    column.dateColumn('contractSignedAt', { header: 'Contract', hidden: true }),
    column.dateColumn('lastSeenAt', { sort: 'LAST_SEEN_AT', header: 'Last seen', width: 100 }),
    column.dateColumn('createdAt', { sort: 'CREATED_AT', hidden: true, width: 100 }),
  ],
  rowLink: ({ id }) => shepherdDetailPage.to({ id }),
  export: exportWith(ExportShepherdsDocument),
});
