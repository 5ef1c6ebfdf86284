import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { getLocale } from '@prostuti/text/runtime'
import { FieldError } from '@prostuti/ui/field'
import { ImagePlus, MessageSquareText, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { UploadRows } from '../../../kit/picture/upload-rows.tsx'
import type { Language, QuestionFields } from '../../../kit/question/question-types.ts'
import { MarkedOption, OptionTruths } from './option-key.tsx'
import { PictureInput, PictureRow, usePictures } from './picture-rows.tsx'
import styles from './words.module.css'

type OptionRowProps = {
  at: number
  language: Language
  keysShown: boolean
  /** The key of a sat question changes by a correction alone. */
  isKeyFixed: boolean
  onRemove: (() => void) | undefined
}

/** One option or stem: a press on its letter says that it is right, or the two buttons what is true of it. */
export function OptionRow({ at, language, keysShown, isKeyFixed, onRemove }: OptionRowProps) {
  const { register, setValue, control } = useFormContext<QuestionFields>()
  const [type, part] = useWatch({ control, name: ['type', `parts.${at}`] })
  const [hasNote, setHasNote] = useState(false)
  const { uploads, add, again, drop, input, choose } = usePictures((image) =>
    setValue(`parts.${at}.image`, image, { shouldDirty: true }),
  )
  if (part === undefined) return null
  const letter = partLetter(at, getLocale())
  const showsNote = keysShown && (hasNote || Boolean(part.note?.bn || part.note?.en))
  const key = { partId: part.id, letter, isFixed: isKeyFixed }
  return (
    <MarkedOption {...key} isPressable={type === 'sba' && keysShown}>
      <div className={styles.line}>
        <OptionText at={at} language={language} letter={letter} />
        <div className={styles.tools}>
          {type === 'mcq' && keysShown && <OptionTruths {...key} />}
          {keysShown && !showsNote && (
            <button
              type="button"
              className="icon-btn"
              aria-label={m.office_question_add_note({ letter })}
              title={m.office_question_add_note({ letter })}
              onClick={() => setHasNote(true)}
            >
              <MessageSquareText aria-hidden="true" size={17} />
            </button>
          )}
          {part.image === null && (
            <button
              type="button"
              className="icon-btn"
              aria-label={m.office_question_option_picture({ letter })}
              title={m.office_question_option_picture({ letter })}
              onClick={choose}
            >
              <ImagePlus aria-hidden="true" size={17} />
            </button>
          )}
          {onRemove && (
            <button
              type="button"
              className="icon-btn"
              aria-label={m.office_question_remove_option({ letter })}
              onClick={onRemove}
            >
              <X aria-hidden="true" size={17} />
            </button>
          )}
        </div>
      </div>
      <PictureInput input={input} add={add} label={m.office_question_option_picture({ letter })} />
      {(part.image !== null || showsNote || uploads.length > 0) && (
        <div className={styles.more}>
          <UploadRows uploads={uploads} again={again} drop={drop} />
          {part.image && (
            <PictureRow
              name={`parts.${at}.image`}
              image={part.image}
              language={language}
              onRemove={() => setValue(`parts.${at}.image`, null, { shouldDirty: true })}
            />
          )}
          {showsNote && (
            <input
              {...register(`parts.${at}.note.${language}`)}
              className="input"
              lang={language}
              placeholder={m.office_question_note_hint()}
              aria-label={m.office_question_note({ letter })}
            />
          )}
        </div>
      )}
    </MarkedOption>
  )
}

/** What it says, in the language that is written. */
function OptionText({ at, language, letter }: { at: number; language: Language; letter: string }) {
  const id = useId()
  const { register, getFieldState, formState } = useFormContext<QuestionFields>()
  const name = `parts.${at}.text.${language}` as const
  const error = getFieldState(name, formState).error?.message
  return (
    <div>
      <input
        {...register(name)}
        id={id}
        className="input"
        lang={language}
        data-option={at}
        autoComplete="off"
        aria-label={m.office_question_option({ letter })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
