import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { formatTime } from '@prostuti/text/times'
import { useLayoutEffect, useRef } from 'react'
import { useAppData } from '../kit/app-data/use-app-data.ts'
import { useLogOut } from '../kit/session/log-out.ts'
import styles from './styles/impersonation.module.css'

/** A member of staff looks at the site as a doctor: said on every page, with the way to end it. It takes its own room and covers nothing. */
export default function ImpersonationBanner() {
  const bar = useRef<HTMLElement>(null)
  const app = useAppData()
  const { leaving, leave } = useLogOut()

  // What sticks to the top of the page sticks below this; its height depends on how its words break.
  useLayoutEffect(() => {
    const page = document.documentElement
    const measure = new ResizeObserver(([entry]) =>
      page.style.setProperty('--staff-bar', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    if (bar.current) measure.observe(bar.current)
    return () => {
      measure.disconnect()
      page.style.removeProperty('--staff-bar')
    }
  }, [])

  const doctor = app?.doctor?.name
  const impersonation = app?.impersonation
  return (
    <section className={styles.staffBar} ref={bar} aria-label={m.my_viewing_label()}>
      <div className="wrap">
        <p>
          <b>{doctor ? m.my_viewing_as({ doctor }) : m.my_viewing_as_doctor()}</b>
          {impersonation && (
            <small>
              {m.my_viewing_staff({
                staff: impersonation.staff_name,
                time: formatTime(new Date(impersonation.ends_at), getLocale()),
              })}
            </small>
          )}
        </p>
        <button type="button" className="btn btn-sm" aria-disabled={leaving || undefined} onClick={leave}>
          {leaving ? m.my_logging_out() : m.my_viewing_end()}
        </button>
      </div>
    </section>
  )
}
