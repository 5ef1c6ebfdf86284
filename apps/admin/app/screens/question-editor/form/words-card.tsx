import * as m from '@prostuti/text/messages'
import { Check } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { UploadRows } from '../../../kit/picture/upload-rows.tsx'
import type { Language, QuestionFields } from '../../../kit/question/question-types.ts'
import styles from '../editor.module.css'
import { OptionList } from './option-list.tsx'
import { PictureInput, PictureRow, usePictures } from './picture-rows.tsx'
import { StemBox } from './stem-box.tsx'
import wordStyles from './words.module.css'

type WordsCardProps = {
  language: Language
  onLanguage: (language: Language) => void
  keysShown: boolean
  isSat: boolean
  disabled: boolean
  onPasteText: (text: string) => boolean
}

const languages = ['bn', 'en'] as const
const picturesAtMost = 6

/** What the examinee reads: the stem, its pictures, the options, in one language at a time. */
export function WordsCard({ language, onLanguage, keysShown, isSat, disabled, onPasteText }: WordsCardProps) {
  const id = useId()
  const { control } = useFormContext<QuestionFields>()
  const { fields: images, append, remove } = useFieldArray({ control, name: 'images', keyName: 'rowKey' })
  const { uploads, add, again, drop, input, choose } = usePictures((image) => append(image, { shouldFocus: false }))
  const english = useWatch({ control, name: 'text.en' })
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = language === 'bn' ? 'en' : 'bn'
    onLanguage(other)
    document.getElementById(`${id}-${other}`)?.focus()
  }
  return (
    <section className={`card ${styles.card}`} aria-label={m.office_question_words()}>
      <div className={wordStyles.tabs} role="tablist" aria-label={m.office_question_language()} onKeyDown={turn}>
        {languages.map((each) => (
          <button
            key={each}
            id={`${id}-${each}`}
            type="button"
            role="tab"
            aria-selected={language === each}
            aria-controls={`${id}-panel`}
            tabIndex={language === each ? 0 : -1}
            onClick={() => onLanguage(each)}
          >
            {each === 'bn' ? 'বাংলা' : 'English'}
            {each === 'en' && !english?.trim() && <span className="chip">{m.office_question_empty()}</span>}
            {each === 'en' && english?.trim() && <Check aria-hidden="true" size={16} />}
          </button>
        ))}
      </div>
      <div className={styles.pad} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${language}`}>
        <StemBox
          key={language}
          name="text"
          language={language}
          label={m.office_question()}
          rows={3}
          onPicture={images.length < picturesAtMost && !disabled ? choose : undefined}
          onPasteText={language === 'bn' ? onPasteText : undefined}
        />
        <PictureInput input={input} add={add} label={m.office_question_add_picture()} />
        {(images.length > 0 || uploads.length > 0) && (
          <div className={wordStyles.pictures}>
            {images.map(({ rowKey, ...image }, at) => (
              <PictureRow
                key={rowKey}
                name={`images.${at}`}
                image={image}
                language={language}
                onRemove={() => remove(at)}
              />
            ))}
            <UploadRows uploads={uploads} again={again} drop={drop} />
          </div>
        )}
        <OptionList
          key={`options-${language}`}
          language={language}
          keysShown={keysShown}
          isSat={isSat}
          disabled={disabled}
        />
      </div>
    </section>
  )
}
