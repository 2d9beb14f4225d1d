import type { ApolloClient } from '@apollo/client';
import {
  CountriesDocument,
  CurrenciesDocument,
  OrderCategoriesDocument,
} from './lookups/reference.generated.ts';
import { readableName } from './readableName.ts';

export interface ReferenceOption {
  readonly value: string;
  readonly label: string;
}

/** Countries by name; the value is the ISO 3166-1 alpha-2 code. */
export async function countryOptions(client: ApolloClient): Promise<readonly ReferenceOption[]> {
  const { data } = await client.query({ query: CountriesDocument });
  return (data?.countries ?? []).map(({ id, name }) => ({ value: id, label: readableName(name, id) }));
}

export async function orderCategoryOptions(client: ApolloClient): Promise<readonly ReferenceOption[]> {
  const { data } = await client.query({ query: OrderCategoriesDocument });
  return (data?.orderCategories ?? []).map(({ id, name }) => ({ value: id, label: readableName(name, id) }));
}

/** Currencies that template prices can use; the value is the ISO 4217 code. */
export async function currencyOptions(client: ApolloClient): Promise<readonly ReferenceOption[]> {
  const { data } = await client.query({ query: CurrenciesDocument });
  return (data?.currencies ?? []).map(({ code, name, symbol }) => ({
    value: code,
    label: [code, symbol, name].filter(Boolean).join(' · '),
  }));
}
