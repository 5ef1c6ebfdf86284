import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { TextField } from '@prostuti/ui/text-field'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { PictureDrop } from '../picture/picture-drop.tsx'
import { ShownPicture } from '../picture/shown-picture.tsx'
import { UploadRows } from '../picture/upload-rows.tsx'
import { useUploads } from '../picture/use-uploads.ts'

type PictureDialogProps = { editor: Editor; lang: 'bn' | 'en'; onClose: () => void }

/** A picture in the text: it goes in with what it shows in words, or not at all. */
export function PictureDialog({ editor, lang, onClose }: PictureDialogProps) {
  const [image, setImage] = useState('')
  const [alt, setAlt] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { uploads, add, again, drop } = useUploads((picture) => setImage(picture.image))
  const insert = () => {
    setIsTried(true)
    if (image === '' || alt.trim() === '') return
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { src: image, alt: alt.trim().normalize('NFC') } })
      .run()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_rich_picture()}
      actions={
        <button type="button" className="btn btn-brand" aria-disabled={image === ''} onClick={insert}>
          {m.office_rich_apply()}
        </button>
      }
    >
      <div className="stack">
        {image !== '' && <ShownPicture image={image} isLarge />}
        <PictureDrop onFiles={add} label={m.office_picture_choose_for({ what: m.office_rich_picture() })} />
        <UploadRows uploads={uploads} again={again} drop={drop} />
        <TextField
          name="rich-alt"
          lang={lang}
          label={m.office_picture_alt()}
          hint={m.office_picture_alt_hint()}
          value={alt}
          error={isTried && alt.trim() === '' ? m.office_picture_alt_needed() : undefined}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            insert()
          }}
        />
      </div>
    </Dialog>
  )
}
