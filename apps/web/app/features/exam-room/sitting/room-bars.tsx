import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon, type IconShape } from '@prostuti/ui/icon'
import { noNetworkIcon, onDeviceIcon, timerIcon } from '@prostuti/ui/icons/exam-room'
import { lowMinutes, type TimeMark } from '../../../kit/clock/use-seconds-left.ts'
import type { RunningRoom } from '../engine/room.ts'
import { useRoomWords } from '../room-words.ts'
import styles from '../styles/room.module.css'
import { usePart } from './use-part.ts'

const loadNews = () => import('./news/news-bars.tsx').then(({ NewsBars }) => NewsBars)
const loadTrouble = () => import('./trouble-bar.tsx').then(({ TroubleBar }) => TroubleBar)

type RoomBarsProps = { room: RunningRoom; mark: TimeMark }

/** What must be known beside the question: little time, no network, or a sign-in that has ended. Calm, and never over an answer. */
export function RoomBars({ room, mark }: RoomBarsProps) {
  const { save, trouble } = room
  const words = useRoomWords()
  const isOffline = room.connection === 'offline'
  const NewsBars = usePart(loadNews, room.messages.length > 0)
  const TroubleBar = usePart(loadTrouble, trouble !== null)
  return (
    <>
      <div role="status">{NewsBars && <NewsBars room={room} />}</div>
      {mark !== 'plenty' && (
        <p className={styles.lowbar}>
          <Icon of={timerIcon} />
          <span>
            {lowWords(mark)} {save.waiting === 0 && m.room_low_saved()}
          </span>
        </p>
      )}
      {trouble ? (
        TroubleBar && <TroubleBar trouble={trouble} />
      ) : isOffline ? (
        <Bar icon={noNetworkIcon} title={words.offline()} text={offlineWords(save)} />
      ) : (
        !save.durable && <Bar icon={onDeviceIcon} title={m.room_fragile()} text={m.room_fragile_text()} />
      )}
      <div className="sr" role="status">
        {mark === 'low' && lowWords(mark)}
      </div>
      <div className="sr" aria-live="assertive">
        {mark === 'last' && lowWords(mark)}
      </div>
      <div className="sr" role="status">
        {isOffline
          ? `${words.offline()}. ${save.durable ? m.room_offline_none() : m.room_offline_fragile()}`
          : !save.durable && `${m.room_fragile()}. ${m.room_fragile_text()}`}
      </div>
    </>
  )
}

const lowWords = (mark: TimeMark): string =>
  mark === 'last' ? m.room_low_one() : m.room_low({ n: formatNumber(lowMinutes, getLocale()) })

function offlineWords(save: RunningRoom['save']): string {
  if (!save.durable) return m.room_offline_fragile()
  return save.waiting === 0
    ? m.room_offline_none()
    : m.room_offline_some({ n: formatNumber(save.waiting, getLocale()) })
}

type BarProps = { icon: IconShape; title: string; text: string }

const Bar = ({ icon, title, text }: BarProps) => (
  <div className={styles.offbar} data-part="offbar">
    <Icon of={icon} />
    <p>
      <b>{title}</b>
      <span>{text}</span>
    </p>
  </div>
)
