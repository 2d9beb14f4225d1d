import type { TestApi } from './api.ts';
import type { editedRecords } from './edited-records.ts';
import { newAgent, newJob } from './marketplace/jobs.ts';

export type Shown = Readonly<Record<string, unknown>>;

/** One part of a record that an editor changes. */
export interface Leaf {
  /** The call as its route declares it. */
  readonly call: string;
  /** The path of the call, below that of the record. */
  readonly below?: string | (() => string);
  /** A body with a new value. */
  readonly body: (value: string) => object;
  /** The value in the record. */
  readonly shown: (record: Shown) => unknown;
}

export interface EditedRecord {
  /** Makes or finds one; its path. */
  readonly make: () => Promise<string>;
  /** The path of the read, if it is another one. */
  readonly read?: (path: string) => string;
  readonly leaves: Readonly<Record<string, Leaf>>;
  /** The calls that delete it. */
  readonly deletes?: readonly { readonly call: string; readonly below?: string }[];
}

const text = (call: string, name: string, more: Partial<Leaf> = {}): Leaf => ({
  call,
  body: (value) => ({ [name]: `New ${value}` }),
  shown: (record) => record[name],
  ...more,
});
const number = (call: string, name: string, more: Partial<Leaf> = {}): Leaf => ({
  call,
  body: (value) => ({ [name]: 20 + Number(value) }),
  shown: (record) => record[name],
  ...more,
});
const flag = (call: string, name: string): Leaf => ({
  call,
  body: (value) => ({ [name]: Number(value) % 2 === 1 }),
  shown: (record) => record[name],
});

const rowsOf = (record: Shown): readonly Shown[] => record['data'] as readonly Shown[];
const answerIn = (record: Shown): Shown =>
  (record['tasks'] as readonly Shown[]).find((task) => task['task_id'] === '8') ?? {};
const mediaIn = (record: Shown): readonly Shown[] =>
  (record['tasks'] as readonly Shown[]).flatMap((task) => task['media'] as readonly Shown[]);

const ofOrder = (path: string) => path.split('/').slice(0, 2).join('/');
const ofJob = (path: string) => path.split('/').slice(0, 2).join('/');

/** What exists once the tests run. */
export interface Begun {
  readonly api: TestApi;
  readonly records: ReturnType<typeof editedRecords>;
  readonly categories: readonly {
    readonly id: string;
    readonly skills: readonly { readonly id: string }[];
  }[];
}

/** Each record that users edit, with the parts that they change. */
export function editedParts(of: () => Begun): Readonly<Record<string, EditedRecord>> {
  const skills = (place: number): Leaf => ({
    call: 'PATCH agents/{id}/skills/{categoryId}',
    below: () => `/skills/${of().categories[place]?.id}`,
    body: (value) => ({ skills: [of().categories[place]?.skills[Number(value) % 2]?.id] }),
    shown: (record) => rowsOf(record)[place]?.['skills'],
  });

  const content = (path: string, leaves: readonly [string, string]): EditedRecord => ({
    make: async () => `app-manager/${path}/${await of().records.first(`app-manager/${path}`)}`,
    leaves: Object.fromEntries(leaves.map((name) => [name, text(`PUT app-manager/${path}/{id}`, name)])),
  });

  return {
    agent: {
      make: async () => `agents/${await newAgent(of().api.database)}`,
      leaves: {
        'first name': text('PUT agents/{id}', 'first_name'),
        city: text('PATCH agents/{id}', 'city'),
      },
    },
    balance: {
      make: async () => `agents/${await newAgent(of().api.database)}/balance`,
      leaves: { withdrawals: flag('PATCH agents/{id}/balance', 'can_withdraw') },
    },
    skills: {
      make: async () => `agents/${await newAgent(of().api.database)}`,
      read: (path) => `${path}/skills`,
      leaves: { 'one category': skills(0), 'another category': skills(1) },
    },
    collection: content('collections', ['name', 'attribute1']),
    news: content('news', ['title', 'body']),
    training: content('training', ['title', 'body']),
    customer: {
      make: async () => `customers/${await of().records.customer()}`,
      leaves: {
        name: text('PATCH customers/{id}', 'name'),
        limit: number('PUT customers/{id}', 'limit_period'),
        address: {
          call: 'PATCH customers/{id}',
          body: (value) => ({ address: { line1: `Street ${value}`, city: 'Hove', country_code: 'GB' } }),
          shown: (record) => (record['address'] as Shown)['line1'],
        },
      },
    },
    campaign: {
      make: () => of().records.newCampaign(),
      leaves: {
        name: text('PUT customers/{id}/campaigns/{cid}', 'name'),
        target: number('PUT customers/{id}/campaigns/{cid}', 'campaign_target'),
        waves: {
          call: 'PUT customers/{id}/campaigns/{cid}',
          body: (value) => ({ waves: [{ name: `Wave ${value}` }] }),
          shown: (record) => (record['waves'] as readonly Shown[]).map((wave) => wave['name']),
        },
      },
      deletes: [{ call: 'DELETE customers/{id}/campaigns/{cid}' }],
    },
    'user of a customer': {
      make: () => of().records.newPortalUser(),
      leaves: {
        'first name': text('PUT customers/{id}/users/{uid}', 'first_name'),
        'last name': text('PUT customers/{id}/users/{uid}', 'last_name'),
      },
      deletes: [{ call: 'DELETE customers/{id}/users/{uid}' }],
    },
    user: {
      make: () => of().records.newUser(),
      leaves: {
        'first name': text('PUT users/{id}', 'first_name'),
        'last name': text('PUT users/{id}', 'last_name'),
      },
      deletes: [{ call: 'DELETE users/{id}' }],
    },
    job: {
      make: async () => `jobs/${await newJob(of().api)}`,
      leaves: {
        'QA notes': text('PUT jobs/{id}', 'qa_notes'),
        description: text('PATCH jobs/{id}', 'description'),
        'line of the address': {
          call: 'PATCH jobs/{id}',
          body: (value) => ({ location: { address2: `Floor ${value}` } }),
          shown: (record) => record['address2'],
        },
        fee: number('PUT jobs/{id}/rates', 'agent_fee', {
          below: '/rates',
          shown: (record) => (record['fee'] as Shown)['amount'],
        }),
        group: text('PUT jobs/{id}/location-group', 'name', {
          below: '/location-group',
          shown: (record) => Object(record['location_group']).name ?? null,
        }),
      },
    },
    answer: {
      make: async () => `jobs/${await of().records.reviewed()}`,
      read: (path) => `${path}/report`,
      leaves: {
        value: text('PUT jobs/{id}/report/tasks/{taskId}', 'value', {
          below: '/report/tasks/8',
          shown: (record) => answerIn(record)['value'] ?? null,
        }),
        notes: text('PUT jobs/{id}/report/tasks/{taskId}', 'qa_notes', {
          below: '/report/tasks/8',
          shown: (record) => answerIn(record)['qa_notes'] ?? null,
        }),
        comment: text('PUT jobs/{id}/report/tasks/{taskId}/comment', 'comment', {
          below: '/report/tasks/8/comment',
          shown: (record) => answerIn(record)['comment'] ?? null,
        }),
      },
    },
    media: {
      make: () => of().records.media(),
      read: (path) => `${ofJob(path)}/report`,
      leaves: {
        caption: text('PUT jobs/{id}/report/media/{mediaId}', 'caption', {
          shown: (record) => mediaIn(record).map((one) => one['caption']),
        }),
      },
      deletes: [{ call: 'DELETE jobs/{id}/report/media/{mediaId}' }],
    },
    lockout: {
      make: async () => (await of().records.newLockout()).path,
      leaves: {
        name: text('PUT orders/lockouts/{id}', 'name'),
        duration: number('PUT orders/lockouts/{id}', 'duration'),
      },
      deletes: [
        { call: 'DELETE orders/lockouts/{id}' },
        { call: 'DELETE orders/lockouts/{id}/agents', below: '/agents' },
      ],
    },
    'entry of a lockout': {
      make: async () => (await of().records.newLockout()).entry,
      leaves: {
        end: {
          call: 'PUT orders/lockouts/{id}/agents/{agentId}',
          body: (value) => ({
            expires_at: `2030-01-01T00:00:${String(Number(value) % 60).padStart(2, '0')}Z`,
          }),
          shown: (record) => record['expires_at'],
        },
      },
      deletes: [{ call: 'DELETE orders/lockouts/{id}/agents/{agentId}' }],
    },
    order: {
      make: async () => `orders/${(await newJob(of().api)).split('-')[0]}`,
      leaves: {
        title: text('PUT orders/{id}', 'title'),
        description: text('PATCH orders/{id}', 'description'),
      },
    },
    'location group': {
      make: () => of().records.group(),
      read: (path) => `${ofOrder(path)}/locations/groups`,
      leaves: {
        name: text('PUT orders/{id}/locations/groups/{groupId}', 'name', {
          shown: (record) => rowsOf(record).map((group) => group['name']),
        }),
        limit: number('PATCH orders/{id}/locations/groups/{groupId}', 'job_time_limit', {
          shown: (record) => rowsOf(record).map((group) => group['job_time_limit']),
        }),
      },
    },
    workflow: {
      make: async () =>
        `orders/${(await newJob(of().api)).split('-')[0]}/workflows/${await of().records.first('workflows')}`,
      read: (path) => `orders/workflows?order_id=${path.split('/')[1]}`,
      leaves: {
        switch: {
          ...flag('PUT orders/{id}/workflows/{wid}', 'active'),
          shown: (record) => rowsOf(record).map((workflow) => workflow['active']),
        },
      },
    },
    'saved view': {
      make: () => of().records.newView(),
      leaves: { name: text('PUT saved-views/{id}', 'name'), search: text('PUT saved-views/{id}', 'search') },
      deletes: [{ call: 'DELETE saved-views/{id}' }],
    },
    template: {
      make: async () => `templates/${await of().records.first('templates?status[]=active')}`,
      leaves: {
        name: text('PATCH templates/{id}', 'name'),
        description: text('PATCH templates/{id}', 'description'),
      },
    },
  };
}
