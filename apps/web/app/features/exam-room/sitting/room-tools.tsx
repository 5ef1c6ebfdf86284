import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { keyboardIcon, textSizeIcon } from '@prostuti/ui/icons/exam-room'
import { ThemeSwitch } from '../../../kit/preferences/theme-switch.tsx'
import type { RoomView } from '../engine/room.ts'
import navigatorStyles from '../styles/navigator.module.css'
import roomStyles from '../styles/room.module.css'

export type RoomToolsProps = {
  view: RoomView
  setView: (view: RoomView) => void
  textSize: number
  onTextSize: () => void
  onHelp: () => void
}

const sizeWords = [m.room_text_size_0, m.room_text_size_1, m.room_text_size_2]

/** How the reader wants to see the paper. In the top bar on wide screens, with the list of questions on a phone. */
export function RoomTools({ view, setView, textSize, onTextSize, onHelp }: RoomToolsProps) {
  const sizeLabel = m.room_text_size({ size: sizeWords[textSize]?.() ?? '' })
  return (
    <div className={navigatorStyles.exTools} data-part="ex-tools">
      <fieldset className="seg">
        <legend className="sr">{m.room_view()}</legend>
        <button type="button" aria-pressed={view === 'one'} onClick={() => setView('one')}>
          {m.room_view_one()}
        </button>
        <button type="button" aria-pressed={view === 'all'} onClick={() => setView('all')}>
          {m.room_view_all()}
        </button>
      </fieldset>
      <button type="button" className="icon-btn" aria-label={sizeLabel} title={sizeLabel} onClick={onTextSize}>
        <Icon of={textSizeIcon} size="lg" />
      </button>
      <ThemeSwitch />
      <button
        type="button"
        className={`icon-btn ${roomStyles.exHelp}`}
        aria-label={m.room_help()}
        title={m.room_help()}
        aria-keyshortcuts="?"
        onClick={onHelp}
      >
        <Icon of={keyboardIcon} size="lg" />
      </button>
    </div>
  )
}
