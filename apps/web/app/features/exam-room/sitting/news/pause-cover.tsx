import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { noNetworkIcon, timerIcon } from '@prostuti/ui/icons/exam-room'
import { useEffect, useRef } from 'react'
import { Phrase } from '../../../../kit/rich-text/phrase.tsx'
import type { RunningRoom } from '../../engine/room.ts'
import finishStyles from '../../styles/finish.module.css'
import roomStyles from '../../styles/room.module.css'
import { NewsBars } from './news-bars.tsx'

/** The exam is paused: nothing to choose and nothing to lose. What was chosen before is still being sent, and that is said. */
export function PauseCover({ room }: { room: RunningRoom }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { save, connection, exam } = room
  const offline = connection === 'offline'
  const words = offline
    ? m.room_paused_offline()
    : save.waiting > 0
      ? m.room_paused_sending({ n: formatNumber(save.waiting, getLocale()) })
      : m.room_paused_saved()
  return (
    <div className={`${roomStyles.exam} ${finishStyles.timeOver}`} data-part="exam">
      <section className="card" aria-labelledby="paused">
        <Icon of={offline ? noNetworkIcon : timerIcon} />
        <p className="meta">
          <Phrase text={exam.title} />
        </p>
        <h1 id="paused" ref={heading} tabIndex={-1}>
          {m.room_paused_title()}
        </h1>
        <p>{m.room_paused_text()}</p>
        <p className="meta" role="status">
          {words}
        </p>
      </section>
      <div role="status">
        <NewsBars room={room} />
      </div>
    </div>
  )
}
