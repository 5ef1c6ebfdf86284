import type { listSittings } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { get } from '../api/call.ts'
import { useMay } from '../session/me.ts'
import styles from './live-pill.module.css'

const refreshMs = 60_000
/** What stays open for days nobody watches by the second. */
const watchedMs = 24 * 60 * 60_000

/** The exam that is sat at this moment, with the time that is left: the way into its control room from everywhere. */
export function LivePill() {
  const isAllowed = useMay()('sittings.read')
  const { data, dataUpdatedAt } = useQuery({
    ...get<typeof listSittings>('/api/v3/admin/sittings'),
    enabled: isAllowed,
    refetchInterval: refreshMs,
  })
  if (data === undefined) return null
  const isWatched = (closesAt: string) => Date.parse(closesAt) - Date.parse(data.server_time) < watchedMs
  const running = data.papers.find(({ phase, closes_at }) => phase === 'running' && closes_at && isWatched(closes_at))
  if (running === undefined) return null
  const title = pickText(running.title, getLocale())
  return (
    <Link className={styles.pill} to={`/control-room/${running.id}`} data-is={running.paused_at ? 'paused' : undefined}>
      <span className="sr">{m.office_control_pill()}</span>
      <span className={styles.title}>{title}</span>
      {running.paused_at ? (
        <span className={styles.time}>{m.office_control_paused()}</span>
      ) : (
        <Left until={running.closes_at ?? ''} ahead={Date.parse(data.server_time) - dataUpdatedAt} />
      )}
    </Link>
  )
}

/** Apart from the rest, because it alone changes every second. */
function Left({ until, ahead }: { until: string; ahead: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now - ahead) / 1000))
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const text = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(two).join(':')
  return <time className={styles.time}>{localizeDigits(text, getLocale())}</time>
}
