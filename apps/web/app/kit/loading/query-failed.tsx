import * as m from '@prostuti/text/messages'
import { ErrorState } from '@prostuti/ui/error-state'
import { ApiError } from '../../api/api-error.ts'

type QueryFailedProps = {
  title: string
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
}

/** Where data should stand and did not come: no network, or our fault. */
export function QueryFailed({ title, query: { error, isFetching, refetch } }: QueryFailedProps) {
  const offline = error instanceof ApiError && error.code === 'offline'
  return (
    <div className="card">
      <ErrorState
        title={offline ? m.state_offline_title() : title}
        text={offline ? m.state_offline_text() : undefined}
        retrying={isFetching}
        onRetry={() => refetch()}
      />
    </div>
  )
}
