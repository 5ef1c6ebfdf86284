import { Icon } from '@prostuti/ui/icon'
import { onDeviceIcon } from '@prostuti/ui/icons/exam-room'
import type { RunningRoom } from '../engine/room.ts'
import styles from '../styles/room.module.css'
import { TroubleLink, troubleWords } from './trouble.tsx'

/** Why nothing is sent although there is a network. */
export function TroubleBar({ trouble }: { trouble: NonNullable<RunningRoom['trouble']> }) {
  const { title, text } = troubleWords[trouble]
  return (
    <div className={styles.offbar} data-part="offbar" role="alert">
      <Icon of={onDeviceIcon} />
      <p>
        <b>{title()}</b>
        <span>{text()}</span>
      </p>
      <TroubleLink trouble={trouble} className="btn btn-line btn-sm" />
    </div>
  )
}
