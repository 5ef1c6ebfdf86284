import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ClassRow } from '../../kit/live-class/class-of-row.ts'
import { JoinFailed, type joinNow } from '../../kit/live-class/join-button.tsx'
import { useJoin } from '../../kit/live-class/use-join.ts'
import playerStyles from '../../kit/player/player.module.css'
import { Watermark } from '../../kit/player/watermark.tsx'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import { WaitingScreen } from './pictures.tsx'

type LiveFrameProps = { courseId: string; row: ClassRow; title: string; text: string }

/** A class that is watched on this page. Before the press the other site knows nothing of this doctor. */
export function LiveFrame({ courseId, row, title, text }: LiveFrameProps) {
  const join = useJoin(courseId, row)
  const staff = useStaffView()
  usePressedBefore(staff ? undefined : join.press)
  if (join.opening?.how === 'embed')
    return (
      <div>
        <div className={playerStyles.plBox}>
          <iframe
            src={`${join.opening.embed}?autoplay=1`}
            title={m.class_player({ title: row.title })}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            // It refuses to start when it cannot see which site it is on.
            referrerPolicy="strict-origin-when-cross-origin"
          />
          <Watermark of={join.opening.watermark} />
        </div>
        <p className={`meta ${playerStyles.plNote}`}>{m.player_embed_note()}</p>
      </div>
    )
  return (
    <div className="card" aria-live="polite">
      <EmptyState
        picture={<WaitingScreen />}
        title={title}
        text={text}
        action={
          staff ? (
            <p className="meta">{m.class_staff()}</p>
          ) : (
            <>
              <button
                type="button"
                className="btn btn-go"
                aria-disabled={join.sending || undefined}
                onClick={join.press}
              >
                {join.sending ? m.class_opening() : m.class_join()}
                <Icon of={arrowRightIcon} />
              </button>
              <JoinFailed courseId={courseId} failure={join.failure} />
            </>
          )
        }
      />
    </div>
  )
}

/** The button in the timetable was the press; coming back to this page later is none. */
function usePressedBefore(press: (() => void) | undefined): void {
  const location = useLocation()
  const navigate = useNavigate()
  const wasPressed = (location.state as Partial<typeof joinNow> | null)?.joinClass === true
  const done = useRef(false)
  useEffect(() => {
    if (!wasPressed || done.current || press === undefined) return
    done.current = true
    void navigate('.', { replace: true, state: null, preventScrollReset: true })
    press()
  }, [wasPressed, press, navigate])
}
