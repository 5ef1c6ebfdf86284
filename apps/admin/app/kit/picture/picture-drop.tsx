import * as m from '@prostuti/text/messages'
import { ImageUp } from 'lucide-react'
import { DropZone } from '../files/drop-zone.tsx'

type PictureDropProps = { onFiles: (files: File[]) => void; isMany?: boolean; label: string; describedBy?: string }

/** Where pictures come in: dropped, pasted or chosen. */
export function PictureDrop({ onFiles, isMany = false, label, describedBy }: PictureDropProps) {
  const take = (files: File[]) => {
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    if (pictures.length > 0) onFiles(isMany ? pictures : pictures.slice(0, 1))
  }
  return (
    <DropZone
      kinds="image/jpeg,image/png,image/webp"
      isMany={isMany}
      onFiles={take}
      onPaste={({ clipboardData }) => take([...clipboardData.files])}
    >
      {(choose) => (
        <>
          <ImageUp aria-hidden="true" size={24} />
          <button
            type="button"
            className="btn btn-line btn-sm"
            aria-label={label}
            aria-describedby={describedBy}
            onClick={choose}
          >
            {isMany ? m.office_pictures_choose() : m.office_picture_choose()}
          </button>
          <span className="hint">{m.office_picture_drop()}</span>
        </>
      )}
    </DropZone>
  )
}
