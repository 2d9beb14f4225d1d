/** The form path of a server field. */
export function orderFieldOf(serverField: string): string | undefined {
  const [first = '', ...below] = serverField.split('.');
  if (first === 'locations')
    return below.length > 1 ? `location.single.${below.slice(1).join('.')}` : 'location.mode';
  if (first === 'schedules')
    return ['dates.schedules', ...below]
      .join('.')
      .replace(/\.times\.(\d+)\.(start|end)Time$/, '.times.$1.$2');
  if (first === 'documentation') return 'details.links';
  if (first === 'workflows') return 'workflows.ids';
  const interest = /^interest(Start|End)Date$/.exec(first)?.[1];
  if (interest !== undefined) return `interest.${interest.toLowerCase()}Date`;
  const step = Object.entries(fieldsOfSteps).find(([, names]) => names.includes(first))?.[0];
  return step && `${step}.${first}`;
}

const fieldsOfSteps: Readonly<Record<string, readonly string[]>> = {
  type: ['type'],
  customer: ['customerId', 'campaignId', 'waveId'],
  job: ['description', 'templateId'],
  details: [
    'title',
    'categoryId',
    'countryCode',
    'priority',
    'workforce',
    'image',
    'exampleImage',
    'dashboardId',
    'summary',
    'treasureTarget',
    'positiveCriteria',
    'negativeCriteria',
    'identityCheckRequired',
    'perUserJobLimit',
    'jobCompletionTarget',
    'requireAgentSkills',
    'excludeAgentSkills',
    'requireAgentTags',
    'excludeAgentTags',
  ],
  location: ['jobsCount', 'captureLocation', 'captureLocationPrompt', 'captureLocationPromptRequired'],
  dates: ['startDate', 'endDate', 'dueDate', 'acceptWindow', 'lockoutDuration'],
};
