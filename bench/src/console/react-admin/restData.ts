import { fetchUtils } from 'react-admin';
import type { DataProvider, GetListParams } from 'react-admin';

const unused = () => Promise.reject(new Error('The list asks for lists only'));

/** The only call of the list; the page comes with its total. */
async function getList(resource: string, { pagination, sort, filter, signal }: GetListParams) {
  const query = new URLSearchParams({
    page: String(pagination?.page ?? 1),
    per_page: String(pagination?.perPage ?? 25),
    sort: `${sort?.order === 'DESC' ? '-' : ''}${sort?.field ?? ''}`,
    keywords: String(filter?.keywords ?? ''),
  });
  const { json } = await fetchUtils.fetchJson(`/v1/${resource}?${query}`, signal ? { signal } : {});
  return { data: json.data, total: json.total };
}

export const restData: DataProvider = {
  getList,
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
};
