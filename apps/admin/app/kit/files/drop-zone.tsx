import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import styles from './drop-zone.module.css'

type DropZoneProps = {
  /** What the chooser of files offers: `.csv,.xlsx`. */
  kinds: string
  isMany?: boolean
  /** Where it is what the screen is for. */
  isLarge?: boolean
  onFiles: (files: File[]) => void
  onPaste?: (event: ClipboardEvent) => void
  /** What stands in it; its button opens the chooser. */
  children: (choose: () => void) => ReactNode
}

/** Where files come in: dropped on it, or chosen by the button that stands inside. */
export function DropZone({ kinds, isMany = false, isLarge = false, onFiles, onPaste, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const some = [...(files ?? [])]
    if (some.length > 0) onFiles(isMany ? some : some.slice(0, 1))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button inside does the same by keyboard
    <div
      className={styles.drop}
      data-is={[isOver && 'over', isLarge && 'large'].filter(Boolean).join(' ') || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
      onPaste={onPaste}
    >
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds}
        multiple={isMany}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // The same file may be chosen again, once it was mended.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
