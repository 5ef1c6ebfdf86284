import { daysUntil, dhakaParts, formatDate, formatTime } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { DecideButtons } from '../../../kit/devices/decide-buttons.tsx'
import { useHasScreen } from '../../../kit/screens/known-screens.ts'
import { useMay } from '../../../session/me.ts'
import type { Happening } from '../doctor-types.ts'
import { addressOf, linkWords, rightOf } from './happening-links.ts'
import { iconOf, toneOf } from './happening-looks.ts'
import { happeningWords } from './happening-words.ts'

/** One thing that happened: when, what, and the way to it. */
export function HappeningRow({ row, now }: { row: Happening; now: Date }) {
  const { title, detail } = happeningWords(row)
  const Icon = iconOf(row)
  return (
    <li data-is={toneOf(row)}>
      <time dateTime={row.at}>{timeWords(new Date(row.at), now)}</time>
      <i aria-hidden="true">
        <Icon size={17} />
      </i>
      <div>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </div>
      <WayTo row={row} title={title} />
    </li>
  )
}

/** Of today the hour, of this year the day, else the year too. */
function timeWords(at: Date, now: Date): string {
  const locale = getLocale()
  if (daysUntil(at, now) === 0) return formatTime(at, locale)
  return formatDate(at, locale, dhakaParts(at).year === dhakaParts(now).year ? 'short' : 'long')
}

function WayTo({ row, title }: { row: Happening; title: string }) {
  const may = useMay()
  const hasScreen = useHasScreen()
  if (row.kind === 'device_request' && row.state === 'open' && row.number !== null)
    return may('devices.write') ? <DecideButtons requestId={row.number} device={row.way ?? ''} /> : null
  if (row.thing === null || !may(rightOf[row.thing.kind])) return null
  const to = addressOf(row.thing)
  if (!hasScreen(to)) return null
  const isNow = row.thing.kind === 'control_room'
  return (
    <Link className={isNow ? 'btn btn-line btn-sm' : 'link-in'} to={to} aria-label={m.office_doctor_open({ title })}>
      {linkWords[row.thing.kind]()}
    </Link>
  )
}
