import type { uploadQuestionPicture } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { TextField } from '@prostuti/ui/text-field'
import { type RefObject, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Uploaded } from '../../../kit/picture/use-uploads.ts'
import { useUploads } from '../../../kit/picture/use-uploads.ts'
import type { ImageFields, Language, QuestionFields } from '../../../kit/question/question-types.ts'
import { useSiteAddress } from '../../../kit/question/shown-question.tsx'
import styles from './words.module.css'

const uploads: (typeof uploadQuestionPicture)['path'] = '/api/v3/admin/question-pictures'
const kinds = 'image/jpeg,image/png,image/webp'

const imageOf = ({ image, width, height }: Uploaded): ImageFields => ({ src: image, width, height, alt: { bn: '' } })

/** Sends pictures as they are chosen; `choose` opens the browser's own window for files. */
export function usePictures(onPicture: (image: ImageFields) => void) {
  const input = useRef<HTMLInputElement>(null)
  const sending = useUploads((picture) => onPicture(imageOf(picture)), uploads)
  return { ...sending, input, choose: () => input.current?.click() }
}

type PictureInputProps = { input: RefObject<HTMLInputElement | null>; add: (files: File[]) => void; label: string }

export const PictureInput = ({ input, add, label }: PictureInputProps) => (
  <input
    ref={input}
    type="file"
    hidden
    accept={kinds}
    aria-label={label}
    onChange={({ currentTarget }) => {
      add([...(currentTarget.files ?? [])])
      // The same file may be chosen again.
      currentTarget.value = ''
    }}
  />
)

type PictureRowProps = {
  /** The field it stands in: `images.0`, `parts.2.image`. */
  name: `images.${number}` | `parts.${number}.image`
  image: ImageFields
  language: Language
  onRemove: () => void
}

/** A picture that has arrived, and what it shows in words. */
export function PictureRow({ name, image, language, onRemove }: PictureRowProps) {
  const address = useSiteAddress()
  const { register, getFieldState, formState } = useFormContext<QuestionFields>()
  const field = `${name}.alt.${language}` as const
  return (
    <div className={styles.picture}>
      <img src={address(image.src)} width={image.width} height={image.height} alt="" />
      <div>
        <TextField
          {...register(field)}
          lang={language}
          label={m.office_question_alt()}
          hint={m.office_question_alt_hint()}
          error={getFieldState(field, formState).error?.message}
        />
        <button type="button" className="btn btn-quiet btn-sm" onClick={onRemove}>
          {m.office_picture_remove()}
        </button>
      </div>
    </div>
  )
}
