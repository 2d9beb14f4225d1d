import { StrictMode } from 'react';
import {
  Admin,
  ChipField,
  Datagrid,
  DateField,
  List,
  NumberField,
  Pagination,
  Resource,
  SearchInput,
  TextField,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { restData } from './restData.ts';

/* The orders list as in react-admin's own guide: the same 200 rows, 12 columns, search and selection. */

const pageSize = 200;
const filters = [<SearchInput key="keywords" source="keywords" alwaysOn />];

function OrderList() {
  return (
    <List
      perPage={pageSize}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      pagination={<Pagination rowsPerPageOptions={[pageSize]} />}
    >
      <Datagrid rowClick="show" bulkActionButtons={undefined}>
        <TextField source="id" />
        <TextField source="title" />
        <TextField source="customer.name" label="Customer" sortable={false} />
        <TextField source="type" />
        <ChipField source="status" size="small" />
        <TextField source="priority" />
        <DateField source="startDate" label="Start" />
        <DateField source="endDate" label="End" />
        <NumberField source="jobsCount" label="Jobs" />
        <TextField source="value.formatted" label="Value" textAlign="right" sortable={false} />
        <TextField source="grandTotal.formatted" label="Grand total" textAlign="right" sortable={false} />
        <DateField source="createdAt" label="Created" />
      </Datagrid>
    </List>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <Admin dataProvider={restData} disableTelemetry>
      <Resource name="orders" list={OrderList} />
    </Admin>
  </StrictMode>,
);
