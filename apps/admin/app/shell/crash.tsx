import * as m from '@prostuti/text/messages'
import { useRouteError } from 'react-router'

/** What is left when a screen fails: what was typed is kept as a draft, and the screen can be opened anew. */
export function Crash() {
  const error = useRouteError()
  return (
    <main id="main">
      <h1>{m.office_crash_title()}</h1>
      <p>{error instanceof Error ? error.message : m.office_failed()}</p>
      <button type="button" className="btn btn-brand" onClick={() => location.reload()}>
        {m.office_open_again()}
      </button>
    </main>
  )
}
