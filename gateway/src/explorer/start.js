// Runs in the browser, after the bundles of React and GraphiQL, which define these globals.
/* global React, ReactDOM, GraphiQL */

// Documents and variables may hold passwords, so nothing is stored beyond the page.
const memory = new Map();
const storage = {
  getItem: (name) => memory.get(name) ?? null,
  setItem: (name, value) => void memory.set(name, value),
  removeItem: (name) => void memory.delete(name),
  clear: () => memory.clear(),
  get length() {
    return memory.size;
  },
};

const welcome = `# The session of the console is used when you are signed in there. Otherwise sign in here
# and send the accessToken below under Headers: { "Authorization": "Bearer …" }
#
# mutation { login(input: { email: "", password: "" }) { accessToken expiresAt } }

query WhoAmI {
  me {
    firstName
    lastName
    role {
      name
    }
    permissions
  }
}
`;

ReactDOM.createRoot(document.getElementById('explorer')).render(
  React.createElement(GraphiQL, {
    fetcher: GraphiQL.createFetcher({ url: '/graphql' }),
    storage,
    defaultQuery: welcome,
    defaultEditorToolsVisibility: 'headers',
    shouldPersistHeaders: false,
  }),
);
