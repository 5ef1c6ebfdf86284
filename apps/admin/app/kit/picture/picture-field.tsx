import * as m from '@prostuti/text/messages'
import { FieldError } from '@prostuti/ui/field'
import { useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { BothLanguages } from '../form/fields.tsx'
import styles from './picture.module.css'
import { PictureDrop } from './picture-drop.tsx'
import { ShownPicture } from './shown-picture.tsx'
import { UploadRows } from './upload-rows.tsx'
import { useUploads } from './use-uploads.ts'

type PictureFieldProps = {
  /** The field of the picture's address. */
  name: string
  label: string
  hint?: string
  /** The field of what it shows, in words, where the picture says something that no other text says. Bengali is needed. */
  alt?: string
  /** The fields of its width and height, where the page keeps its place before the picture comes. */
  size?: { width: string; height: string }
  isOptional?: boolean
}

/** One picture of a form: dropped, pasted or chosen, sent at once, and put into the form when it has arrived. */
export function PictureField({ name, label, hint, alt, size, isOptional = false }: PictureFieldProps) {
  const id = useId()
  const { setValue } = useFormContext()
  const { field, fieldState } = useController({ name })
  const { uploads, add, again, drop } = useUploads((picture) => {
    field.onChange(picture.image)
    if (!size) return
    setValue(size.width, picture.width, { shouldDirty: true })
    setValue(size.height, picture.height, { shouldDirty: true })
  })
  const image = typeof field.value === 'string' ? field.value : ''
  return (
    <fieldset className={styles.field} ref={field.ref} tabIndex={-1}>
      <legend className="lbl">
        {label}
        {isOptional && <span className="field-note"> {m.office_optional()}</span>}
      </legend>
      <div className={styles.pair}>
        {image !== '' && (
          <div className={styles.now}>
            <ShownPicture image={image} alt={m.office_picture_now()} isLarge />
            {isOptional && (
              <button type="button" className="btn btn-quiet btn-sm" onClick={() => field.onChange(null)}>
                {m.office_picture_remove()}
              </button>
            )}
          </div>
        )}
        <PictureDrop onFiles={add} label={m.office_picture_choose_for({ what: label })} describedBy={`${id}-hint`} />
      </div>
      <p className="hint" id={`${id}-hint`}>
        {hint ?? m.office_picture_kinds()}
      </p>
      {fieldState.error?.message && <FieldError>{fieldState.error.message}</FieldError>}
      <UploadRows uploads={uploads} again={again} drop={drop} />
      {alt && image !== '' && (
        <BothLanguages name={alt} label={m.office_picture_alt()} hint={m.office_picture_alt_hint()} />
      )}
    </fieldset>
  )
}
