import type { JobFilter } from '../../graphql/generated/schema.ts';
import { agentLookup } from '../../graphql/lookups/agents.ts';
import { campaignLookup } from '../../graphql/lookups/campaigns.ts';
import { customerLookup } from '../../graphql/lookups/customers.ts';
import { templateLookup } from '../../graphql/lookups/templates.ts';
import { reviewerLookup } from '../../graphql/lookups/users.ts';
import { countryOptions } from '../../graphql/referenceOptions.ts';
import type { FiltersOf } from '../../kit/list/filter/definition.ts';
import * as filter from '../../kit/list/filter/filters.ts';
import { readBox } from '../../kit/map/mapBox.ts';
import { everyStatus } from '../../kit/value/status.ts';
import type { MapBox } from '../../ui/map/map.ts';
import { stages } from './labels.ts';
import { jobMessages } from './messages.ts';

/* The filters of jobs, in the list and on the map. */

export const jobStatuses = { of: 'job', tabs: everyStatus('job') } as const;

export const jobSearchPlaceholder = 'Search id, customer, template or place';

/** A part of the map as a filter, by its corners. */
export const boxFilter = ({ north, west, south, east }: MapBox) => ({
  latitudeNw: north,
  longitudeNw: west,
  latitudeSe: south,
  longitudeSe: east,
});

/** The reviewer's parameter in the address. */
export const reviewerKey = 'reviewer';

/** The filters that the map has as well; its visible part is itself a filter of the list. */
export const placelessFilters = [
  filter.lookupFilter('customerIds', 'Customer', 'All customers', customerLookup),
  filter.lookupFilter('campaignIds', 'Campaign', 'All campaigns', campaignLookup),
  filter.lookupFilter('templateIds', 'Template', 'All templates', templateLookup),
  filter.lookupFilter('agentIds', 'Shepherd', 'All Shepherds', agentLookup),
  {
    ...filter.lookupFilter('reviewerIds', 'Reviewer', 'All reviewers', reviewerLookup),
    key: reviewerKey,
    without: 'withoutReviewer',
  },
  filter.optionFilter('stage', 'Stage', 'All stages', stages),
  filter.flagFilter('withRejections', 'Rejections', 'All by status', 'Include rejections'),
  filter.pairsFilter('metadata', 'Metadata'),
  filter.textFilter('bundleName', 'Bundle'),
  filter.referenceFilter('countryCodes', 'Country', 'All countries', countryOptions),
  ...filter.periodFilters('startDate', 'Starts'),
  ...filter.periodFilters('endDate', 'Ends'),
] as const satisfies readonly FiltersOf<JobFilter>[];

export const jobFilters = [
  ...placelessFilters,
  filter.givenFilter('box', 'Area', {
    read: (text) => {
      const box = readBox(text);
      return box && boxFilter(box);
    },
    words: (text) => {
      const box = readBox(text);
      return box ? jobMessages.area(box) : text;
    },
  }),
] as const satisfies readonly FiltersOf<JobFilter>[];
