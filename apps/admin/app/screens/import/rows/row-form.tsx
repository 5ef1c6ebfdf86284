import { ExamLocale } from '@prostuti/exam-ui/exam-locale'
import { QuestionCard } from '@prostuti/exam-ui/question-card'
import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { Eye, X } from 'lucide-react'
import { useState } from 'react'
import { Segments } from '../../../kit/preview/segments.tsx'
import { examineeQuestion } from '../model/examinee-question.ts'
import type { Import, ImportRow } from '../model/use-import.ts'
import type { Mending, RowFields } from '../model/use-mending.ts'
import styles from './form.module.css'
import { KeyChoice } from './key-choice.tsx'
import { MoreFields } from './more-fields.tsx'
import { RowPictures } from './row-pictures.tsx'

type RowFormProps = { of: Import; row: ImportRow; mending: Mending }
type Part = RowFields['parts'][number]

const partsAtMost = 5

/** The question as we read it, mended where it stands. */
export function RowForm({ of, row, mending: { fields, change } }: RowFormProps) {
  const [isShown, setIsShown] = useState(false)
  const isFixed = row.state === 'taken'
  const { type, text, parts } = fields
  const setPart = (id: number, patch: Partial<Part>, now = false) =>
    change({ parts: parts.map((part) => (part.id === id ? { ...part, ...patch } : part)) }, now)
  const hasEnglish = text.en !== undefined || parts.some((part) => part.text.en !== undefined)

  return (
    <fieldset className={styles.form} disabled={isFixed}>
      <legend className="sr">{m.office_import_ours()}</legend>
      <Segments
        name={`type-${row.number}`}
        label={m.office_import_type()}
        value={type}
        choices={[
          { value: 'sba', label: 'SBA' },
          { value: 'mcq', label: 'MTF' },
        ]}
        onChange={(next) => change({ type: next, key: null }, true)}
      />
      <Words
        label={m.office_import_stem()}
        value={text.bn}
        isBad={text.bn.trim() === ''}
        onChange={(bn) => change({ text: { ...text, bn } })}
      />
      {hasEnglish && (
        <Words
          label={m.office_in_english({ what: m.office_import_stem() })}
          lang="en"
          value={text.en ?? ''}
          onChange={(en) => change({ text: withEnglish(text.bn, en) })}
        />
      )}
      <RowPictures of={of} row={row} fields={fields} onChange={change} />
      <fieldset className={styles.parts}>
        <legend className="sr">{m.office_import_parts()}</legend>
        {parts.map((part, position) => {
          const letter = partLetter(position, getLocale())
          return (
            <div key={part.id} className={styles.part} data-is={type}>
              <KeyChoice
                fields={fields}
                id={part.id}
                letter={letter}
                name={`key-${row.number}`}
                onChange={(key) => change({ key }, true)}
              />
              <div className={styles.partWords}>
                <Words
                  label={m.office_import_part({ letter })}
                  isLabelHidden
                  value={part.text.bn}
                  isBad={part.text.bn.trim() === '' && part.picture === null}
                  onChange={(bn) => setPart(part.id, { text: { ...part.text, bn } })}
                />
                {hasEnglish && (
                  <Words
                    label={m.office_in_english({ what: m.office_import_part({ letter }) })}
                    isLabelHidden
                    lang="en"
                    value={part.text.en ?? ''}
                    onChange={(en) => setPart(part.id, { text: withEnglish(part.text.bn, en) })}
                  />
                )}
                <RowPictures of={of} row={row} fields={fields} part={part} onChange={change} />
              </div>
              {!isFixed && parts.length > 1 && (
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={m.office_import_remove_part({ letter })}
                  onClick={() => change({ parts: parts.filter(({ id }) => id !== part.id) }, true)}
                >
                  <X aria-hidden="true" size={18} />
                </button>
              )}
            </div>
          )
        })}
      </fieldset>
      <div className={styles.buttons}>
        {!isFixed && parts.length < partsAtMost && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => change({ parts: [...parts, newPart(parts)] }, true)}
          >
            {m.office_import_add_part()}
          </button>
        )}
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => setIsShown(true)}>
          <Eye aria-hidden="true" size={16} />
          {m.office_import_as_examinee()}
        </button>
      </div>
      <MoreFields fields={fields} onChange={change} />
      {isShown && <Examinee of={of} row={row} fields={fields} onClose={() => setIsShown(false)} />}
    </fieldset>
  )
}

const withEnglish = (bn: string, en: string) => (en.trim() === '' ? { bn } : { bn, en })

function newPart(parts: Part[]): Part {
  const id = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => !parts.some((part) => part.id === each)) ?? 9
  return { id, text: { bn: '' }, picture: null, note: null }
}

type WordsProps = {
  label: string
  value: string
  onChange: (value: string) => void
  lang?: 'en'
  isLabelHidden?: boolean
  isBad?: boolean
}

/** A box that is as high as what stands in it. */
function Words({ label, value, onChange, lang, isLabelHidden = false, isBad = false }: WordsProps) {
  return (
    <label className={styles.words1}>
      <span className={isLabelHidden ? 'sr' : 'lbl'}>{label}</span>
      <textarea
        className={`input ${styles.grow}`}
        rows={1}
        lang={lang}
        value={value}
        aria-invalid={isBad || undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  )
}

type ExamineeProps = { of: Import; row: ImportRow; fields: RowFields; onClose: () => void }

/** The same component that doctors answer in. */
function Examinee({ of, row, fields, onClose }: ExamineeProps) {
  const [locale, setLocale] = useState<'bn' | 'en'>('bn')
  const question = examineeQuestion({ importId: of.id, row, fields, subject: fields.subject ?? '', locale })
  return (
    <Dialog open onClose={onClose} title={m.office_import_as_examinee()}>
      {fields.text.en !== undefined && (
        <Segments
          name="examinee-language"
          label={m.office_import_language()}
          value={locale}
          choices={[
            { value: 'bn', label: 'বাংলা' },
            { value: 'en', label: 'English' },
          ]}
          onChange={setLocale}
        />
      )}
      <ExamLocale value={locale}>
        <QuestionCard
          question={question}
          position={row.number - 1}
          total={row.number}
          answer={undefined}
          closed={false}
          onAnswer={() => {}}
          flag={<span />}
        />
      </ExamLocale>
    </Dialog>
  )
}
