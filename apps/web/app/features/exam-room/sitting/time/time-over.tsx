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
import { HandingIn } from '../handing-in.tsx'
import { TroubleLink, troubleWords } from '../trouble.tsx'

/** The time is up: nothing to click, unless the doctor has to sign in first. It says what is safe and what is on its way. */
export function TimeOver({ room }: { room: RunningRoom }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { save, connection, questions, trouble } = room
  const locale = getLocale()
  const n = formatNumber(save.waiting, locale)
  const offline = connection === 'offline'
  const answered = questions.filter(({ id }) => room.fullness(id) !== 'empty').length
  const words = trouble
    ? troubleWords[trouble].title()
    : offline
      ? save.waiting > 0
        ? m.room_over_offline({ n })
        : m.room_over_offline_saved()
      : save.waiting > 0
        ? m.room_over_sending({ n })
        : m.room_over_saved()
  return (
    <div className={`${roomStyles.exam} ${finishStyles.timeOver}`} data-part="exam">
      <section className="card" aria-labelledby="time-over">
        <Icon of={offline ? noNetworkIcon : timerIcon} />
        <p className="meta">
          <Phrase text={room.exam.title} />
        </p>
        <h1 id="time-over" ref={heading} tabIndex={-1}>
          {m.room_over_title()}
        </h1>
        <p role="status">{words}</p>
        <dl className={finishStyles.dlgNums}>
          <div>
            <dt>{m.room_over_answered()}</dt>
            <dd className="num">
              {formatNumber(answered, locale)}/{formatNumber(questions.length, locale)}
            </dd>
          </div>
          <div>
            <dt>{m.room_over_waiting()}</dt>
            <dd className="num">{n}</dd>
          </div>
        </dl>
        {trouble ? (
          <TroubleLink trouble={trouble} className="btn btn-go btn-full" />
        ) : (
          !offline && <HandingIn waiting={save.waiting} />
        )}
      </section>
    </div>
  )
}
