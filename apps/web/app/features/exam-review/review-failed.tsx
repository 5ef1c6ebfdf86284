import * as m from '@prostuti/text/messages'
import { ErrorState } from '@prostuti/ui/error-state'
import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'

/** The answers did not come: no network, or our fault. */
export function ReviewFailed({ title, query }: { title: string; query: UseQueryResult<unknown> }) {
  const offline = query.error instanceof ApiError && query.error.code === 'offline'
  return (
    <div className="card">
      <ErrorState
        title={offline ? m.state_offline_title() : title}
        text={offline ? m.state_offline_text() : undefined}
        retrying={query.isFetching}
        onRetry={() => query.refetch()}
      />
    </div>
  )
}
