export const mapWords = {
  label: 'Map of the flow',
  empty: 'There are no tasks yet. The map shows where each of them leads.',
  legend:
    'Jumps onward are at the right, jumps back at the left, circles in red; what nothing leads to is dashed.',
  hint: 'Point at a task or a line to read where it leads. The arrow keys move from task to task, Enter opens one.',
  hasErrors: 'has errors',
  hasWarnings: 'has warnings',
  zoom: 'Size of the map',
  smaller: 'Smaller',
  larger: 'Larger',
  whole: 'Overview',
  readable: 'Readable size',
  asText: (tasks: number) => `As text (${tasks} ${tasks === 1 ? 'task' : 'tasks'} with jumps)`,
} as const;
