export const templateMessages = {
  created: (name: string) => `${name} has been created`,
  usable: 'It is active: new orders can be placed with it from now on.',
  another: 'New template',
} as const;
