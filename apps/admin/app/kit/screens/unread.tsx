import * as m from '@prostuti/text/messages'
import { isNotThere } from './not-there.ts'

/** In place of what could not be read, with the way to ask for it again. What is not there gives its screen up. */
export function Unread({ error, retry }: { error: Error; retry: () => unknown }) {
  if (isNotThere(error)) throw error
  return (
    <div role="alert">
      <h1>{m.office_crash_title()}</h1>
      <p>{error.message}</p>
      <button type="button" className="btn btn-line" onClick={() => void retry()}>
        {m.office_try_again()}
      </button>
    </div>
  )
}
