import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { cloudSavedIcon, cloudWaitsIcon } from '@prostuti/ui/icons/exam-room'
import type { SaveState } from '../engine/room.ts'
import styles from '../styles/room.module.css'

/** `long` says that it counts questions, `waiting` also what is still to be sent; on a phone there is room for the number alone. */
export function savedWords({ saved, total, waiting }: SaveState, form: 'short' | 'long' | 'waiting'): string {
  const locale = getLocale()
  const counts = { saved: formatNumber(saved, locale), total: formatNumber(total, locale) }
  if (form === 'short') return m.room_saved(counts)
  return form === 'waiting' && waiting > 0
    ? m.room_saved_waiting({ ...counts, n: formatNumber(waiting, locale) })
    : m.room_saved_long(counts)
}

type SavedCountProps = { save: SaveState; offline: boolean; long?: boolean }

/** Green only for what the server has; without a network it is neither good nor bad. */
export function SavedCount({ save, offline, long = false }: SavedCountProps) {
  return (
    <div className={styles.saved} data-is={offline ? 'offline' : undefined} data-part="saved">
      <Icon of={offline ? cloudWaitsIcon : cloudSavedIcon} />
      <span className="num">{savedWords(save, long ? (offline ? 'waiting' : 'long') : 'short')}</span>
    </div>
  )
}
