import type { ApolloClient } from '@apollo/client';
import { campaignDetailPage } from '../../../features/campaigns/pages.ts';
import { collectionPage, newsPage, trainingPage } from '../../../features/content/pages.ts';
import { customerPage } from '../../../features/customers/pages.ts';
import { jobDetailPage } from '../../../features/jobs/pages.ts';
import { orderDetailPage } from '../../../features/orders/pages.ts';
import { shepherdDetailPage } from '../../../features/shepherds/pages.ts';
import { templateDetailPage } from '../../../features/templates/pages.ts';
import { userPage } from '../../../features/users/pages.ts';
import type { ContentStatus } from '../../../graphql/generated/schema.ts';
import { withParts } from '../../../graphql/parts.ts';
import type { Address, AnyPage } from '../../../kit/page/definition.ts';
import { exactFirst } from '../../../kit/palette/commands.ts';
import type { PaletteSearch } from '../../../kit/palette/usePaletteSearch.ts';
import { statusLook } from '../../../kit/value/status.ts';
import { PaletteSearchDocument } from './PaletteSearch.generated.ts';
import { personName } from '../../../kit/value/personName.ts';

/** The palette shows the first few records of each kind. */
const shownOfEach = 5;

/** A failed search for one kind does not hide the others. */
const kinds = {
  orders: 'Orders',
  jobs: 'Jobs',
  customers: 'Customers',
  campaigns: 'Campaigns',
  templates: 'Templates',
  agents: 'Shepherds',
  users: 'Users',
  collections: 'Collections',
  news: 'News',
  trainings: 'Training',
};

/** Searches records by id or words; only kinds whose page the user has access to. */
export function paletteSearch(client: ApolloClient, reaches: (page: AnyPage) => boolean): PaletteSearch {
  const permitted = {
    withOrders: reaches(orderDetailPage),
    withJobs: reaches(jobDetailPage),
    withCustomers: reaches(customerPage),
    withCampaigns: reaches(campaignDetailPage),
    withTemplates: reaches(templateDetailPage),
    withAgents: reaches(shepherdDetailPage),
    withUsers: reaches(userPage),
    withContent: reaches(collectionPage),
  };
  return async (text) => {
    if (!Object.values(permitted).includes(true)) return [];
    const { data } = await client.query({
      query: PaletteSearchDocument,
      variables: { text, perPage: shownOfEach, ...permitted },
      fetchPolicy: 'no-cache',
      context: { quiet: true, ...withParts(kinds) },
    });
    if (!data) throw new TypeError('The search has no answer');
    const groups = [
      {
        label: 'Orders',
        commands: (data.orders?.items ?? []).map(({ id, title, status }) => ({
          id,
          title,
          description: `${id} · ${statusLook('order', status).label}`,
          to: orderDetailPage.to({ id }),
        })),
      },
      {
        label: 'Jobs',
        commands: (data.jobs?.items ?? []).map(({ id, reference, status, customer }) => ({
          id,
          title: reference ? `${id} · ${reference}` : id,
          description: [customer?.name, statusLook('job', status).label].filter(Boolean).join(' · '),
          to: jobDetailPage.to({ id }),
        })),
      },
      {
        label: 'Customers',
        commands: (data.customers?.items ?? []).map(({ id, name }) => ({
          id,
          title: name,
          description: id,
          to: customerPage.to({ id }),
        })),
      },
      {
        label: 'Campaigns',
        commands: (data.campaigns?.items ?? []).map(({ id, name, customer }) => ({
          id,
          title: name,
          description: customer?.name,
          to: campaignDetailPage.to({ id }),
        })),
      },
      {
        label: 'Templates',
        commands: (data.templates?.items ?? []).map(({ id, name, status, customer }) => ({
          id,
          title: name,
          description: [id, customer?.name, status && statusLook('template', status).label]
            .filter(Boolean)
            .join(' · '),
          to: templateDetailPage.to({ id }),
        })),
      },
      {
        label: 'Shepherds',
        commands: (data.agents?.items ?? []).map(({ id, firstName, lastName, city, status }) => ({
          id,
          title: personName({ firstName, lastName }),
          description: [id, city, status && statusLook('agent', status).label].filter(Boolean).join(' · '),
          to: shepherdDetailPage.to({ id }),
        })),
      },
      {
        label: 'Users',
        commands: (data.users?.items ?? []).map(({ id, firstName, lastName, email }) => ({
          id,
          title: personName({ firstName, lastName }),
          description: email ?? undefined,
          to: userPage.to({ id }),
        })),
      },
      {
        label: 'Collections',
        commands: (data.collections?.items ?? []).map(({ name, ...collection }) =>
          contentCommand({ title: name, ...collection }, collectionPage),
        ),
      },
      { label: 'News', commands: (data.news?.items ?? []).map((news) => contentCommand(news, newsPage)) },
      {
        label: 'Training',
        commands: (data.trainings?.items ?? []).map((training) => contentCommand(training, trainingPage)),
      },
    ];
    return exactFirst(groups, text);
  };
}

interface FoundContent {
  readonly id: string;
  readonly title: string;
  readonly status: ContentStatus;
}

const contentCommand = (
  { id, title, status }: FoundContent,
  page: { readonly to: (parameters: { readonly id: string }) => Address },
) => ({
  id,
  title,
  description: `${id} · ${statusLook('visibility', status).label}`,
  to: page.to({ id }),
});
