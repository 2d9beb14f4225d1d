import type { JobFilter } from '../../graphql/generated/schema.ts';
import { campaignLookup } from '../../graphql/lookups/campaigns.ts';
import { customerLookup } from '../../graphql/lookups/customers.ts';
import { orderLookup } from '../../graphql/lookups/orders.ts';
import { templateLookup } from '../../graphql/lookups/templates.ts';
import { countryOptions } from '../../graphql/referenceOptions.ts';
import type { FiltersOf } from '../../kit/list/filter/definition.ts';
import * as filter from '../../kit/list/filter/filters.ts';

/** The filters of the offered jobs. */
export const offerFilters = [
  filter.lookupFilter('customerIds', 'Customer', 'All customers', customerLookup),
  filter.lookupFilter('orderIds', 'Order', 'All orders', orderLookup),
  filter.lookupFilter('campaignIds', 'Campaign', 'All campaigns', campaignLookup),
  filter.lookupFilter('templateIds', 'Template', 'All templates', templateLookup),
  filter.referenceFilter('countryCodes', 'Country', 'All countries', countryOptions),
  filter.textFilter('bundleName', 'Bundle'),
  ...filter.periodFilters('startDate', 'Starts'),
  ...filter.periodFilters('endDate', 'Ends'),
] as const satisfies readonly FiltersOf<JobFilter>[];

/** Always applied: jobs on the market without a Shepherd. */
export const offered = { status: ['PENDING'], hasMarketOffer: true } as const;
