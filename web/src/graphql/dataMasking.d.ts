import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  // Makes fragment data reachable only through the component that declares the fragment.
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
