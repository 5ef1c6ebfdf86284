import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { closeIcon } from '@prostuti/ui/icons/common'
import { useModal } from '@prostuti/ui/use-modal'
import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { RoomTools, type RoomToolsProps } from '../sitting/room-tools.tsx'
import styles from '../styles/navigator.module.css'

type ListSheetProps = { tools: RoomToolsProps; onClose: () => void; children: ReactNode }

/** The list of questions on a phone: a sheet from below, with what the top bar has no room for. */
export function ListSheet({ tools, onClose, children }: ListSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useModal(sheet)

  const closeOnScrim = (event: MouseEvent) => {
    if (event.target === sheet.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape (onCancel) does what the click beside the sheet does
    <dialog
      ref={sheet}
      className={styles.listSheet}
      aria-labelledby={titleId}
      onClick={closeOnScrim}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.listSheetIn}>
        <div className={styles.naviHead}>
          <h2 id={titleId}>{m.room_all_questions()}</h2>
          <button type="button" className="icon-btn" aria-label={m.room_close_list()} onClick={onClose}>
            <Icon of={closeIcon} />
          </button>
        </div>
        <RoomTools {...tools} />
        {children}
      </div>
    </dialog>
  )
}
