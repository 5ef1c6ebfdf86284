import * as m from '@prostuti/text/messages'
import { ImageUp } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import styles from './picture.module.css'

type PictureDropProps = { onFiles: (files: File[]) => void; isMany?: boolean; label: string; describedBy?: string }

const kinds = 'image/jpeg,image/png,image/webp'

/** Where pictures come in: dropped, pasted or chosen. */
export function PictureDrop({ onFiles, isMany = false, label, describedBy }: PictureDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (pictures.length > 0) onFiles(isMany ? pictures : pictures.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => take(event.clipboardData.files)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop and paste on; the button inside does the same by keyboard
    <div
      className={styles.drop}
      data-is={isOver ? 'over' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <ImageUp aria-hidden="true" size={24} />
      <button
        type="button"
        className="btn btn-line btn-sm"
        aria-label={label}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {isMany ? m.office_pictures_choose() : m.office_picture_choose()}
      </button>
      <span className="hint">{m.office_picture_drop()}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds}
        multiple={isMany}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
