import { Navigate, useParams } from 'react-router'

/** The timetables of a batch stand below its form. */
export function Component() {
  const { batchId = '' } = useParams()
  return <Navigate to={`/batches/${batchId}`} replace />
}
