import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { clipIcon } from '@prostuti/ui/icons/complaints'
import { cameraIcon } from '@prostuti/ui/icons/my'
import { type ChangeEvent, useRef } from 'react'
import { preventFocus } from '../prevent-focus.ts'
import styles from '../styles/complaints.module.css'

type AttachButtonsProps = { onFiles: (files: File[]) => void; isFull: boolean /** Icons alone. */; compact?: boolean }

/** From the phone's files, or with its camera where it has one under the thumb. */
export function AttachButtons({ onFiles, isFull, compact = false }: AttachButtonsProps) {
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    // The same file may be chosen again after a failure.
    currentTarget.value = ''
  }
  const look = compact ? 'icon-btn' : 'btn btn-line btn-sm'
  return (
    <div className={styles.attach}>
      <button
        type="button"
        className={look}
        aria-label={m.complaint_attach_label()}
        aria-disabled={isFull || undefined}
        onMouseDown={preventFocus}
        onClick={() => !isFull && files.current?.click()}
      >
        <Icon of={clipIcon} />
        {!compact && m.complaint_attach()}
      </button>
      <button
        type="button"
        className={`${look} ${styles.onlyTouch}`}
        aria-label={m.complaint_photo()}
        aria-disabled={isFull || undefined}
        onMouseDown={preventFocus}
        onClick={() => !isFull && camera.current?.click()}
      >
        <Icon of={cameraIcon} />
        {!compact && m.complaint_photo()}
      </button>
      <input
        ref={files}
        className="sr"
        type="file"
        name="files"
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf"
        tabIndex={-1}
        aria-label={m.complaint_attach_label()}
        onChange={choose}
      />
      <input
        ref={camera}
        className="sr"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        tabIndex={-1}
        aria-label={m.complaint_photo()}
        onChange={choose}
      />
    </div>
  )
}
