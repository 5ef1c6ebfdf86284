import * as m from '@prostuti/text/messages'
import { BrokenPulse } from '@prostuti/ui/drawings/broken-pulse'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { addressOf } from '../kit/address/address-of.ts'
import styles from '../kit/page/ways.module.css'

/** The last resort: it stands alone, needs no data, and its links load the page anew. */
export default function CrashPage() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = missing ? m.state_not_found_title() : m.state_crash_title()
  return (
    <main id="main" className="wrap">
      <title>{title}</title>
      <div className={styles.waysPage}>
        <div className="card void" role="alert">
          <BrokenPulse />
          <h1>{title}</h1>
          <p>{missing ? m.state_not_found_text() : m.state_crash_text()}</p>
          {!missing && (
            <button type="button" className="btn btn-go" onClick={() => location.reload()}>
              {m.state_reload()}
            </button>
          )}
          <a className="link" href={addressOf('/')}>
            {m.state_go_home()}
          </a>
        </div>
      </div>
    </main>
  )
}
