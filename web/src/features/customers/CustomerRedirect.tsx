import { Navigate, useParams } from 'react-router-dom';

/** Links from elsewhere name a customer in the singular. */
export default function CustomerRedirect() {
  const { id = '' } = useParams();
  return <Navigate to={`/customers/${encodeURIComponent(id)}`} replace />;
}
