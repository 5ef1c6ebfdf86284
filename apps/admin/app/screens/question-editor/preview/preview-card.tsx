import { ExamLocale } from '@prostuti/exam-ui/exam-locale'
import { QuestionCard } from '@prostuti/exam-ui/question-card'
import { ReviewedQuestion } from '@prostuti/exam-ui/reviewed-question'
import type { WireAnswer } from '@prostuti/exam-ui/types'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { Icon } from '@prostuti/ui/icon'
import { timerIcon } from '@prostuti/ui/icons/exam-room'
import { useDeferredValue, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Segments } from '../../../kit/preview/segments.tsx'
import { asExamQuestion, asReviewed } from '../../../kit/question/as-exam-question.ts'
import type { Language, QuestionFields } from '../../../kit/question/question-types.ts'
import { useSiteAddress } from '../../../kit/question/shown-question.tsx'
import { useBookNames } from '../../../kit/question/use-book-names.ts'
import { useSubjectName } from '../../../kit/question/use-subject-name.ts'
import styles from '../editor.module.css'
import { ExamFrame } from './exam-frame.tsx'
import previewStyles from './preview-card.module.css'
import '@prostuti/ui/styles/icons.css'

type PreviewCardProps = {
  /** What it is seen in first. */
  language: Language
  keysShown: boolean
}

/** A place in the middle of a paper, so that two figures are seen too. */
const position = 148
const total = 200

/** The question as its examinee will see it, drawn by the exam room's own parts. */
export function PreviewCard({ language: first, keysShown }: PreviewCardProps) {
  const [device, setDevice] = useState<'phone' | 'computer'>('phone')
  const [when, setWhen] = useState<'during' | 'after'>('during')
  const [language, setLanguage] = useState<Language>(first)
  return (
    <section className={`card ${styles.card}`} aria-labelledby="preview-title">
      <header>
        <h2 id="preview-title">{m.office_question_preview()}</h2>
      </header>
      <div className={styles.pad}>
        <div className={previewStyles.choices}>
          <Segments
            name="preview-device"
            label={m.office_question_preview_device()}
            value={device}
            choices={[
              { value: 'phone', label: m.office_question_phone() },
              { value: 'computer', label: m.office_question_computer() },
            ]}
            onChange={setDevice}
          />
          <Segments
            name="preview-language"
            label={m.office_question_preview_language()}
            value={language}
            choices={[
              { value: 'bn', label: 'বাংলা' },
              { value: 'en', label: 'English' },
            ]}
            onChange={setLanguage}
          />
          {keysShown && (
            <Segments
              name="preview-when"
              label={m.office_question_preview_when()}
              value={when}
              choices={[
                { value: 'during', label: m.office_question_during() },
                { value: 'after', label: m.office_question_after() },
              ]}
              onChange={setWhen}
            />
          )}
        </div>
        <ExamFrame title={m.office_question_preview()} lang={language} device={device}>
          <ExamLocale value={language}>
            <Seen language={language} when={when} />
          </ExamLocale>
        </ExamFrame>
      </div>
    </section>
  )
}

/** Drawn after what was typed is on the screen: typing never waits for it. */
function Seen({ language, when }: { language: Language; when: 'during' | 'after' }) {
  const { control } = useFormContext<QuestionFields>()
  const fields = useDeferredValue(useWatch({ control }) as QuestionFields)
  const subject = useSubjectName(fields.subject_id, language)
  const [answer, setAnswer] = useState<WireAnswer>(null)
  const addressOf = useSiteAddress()
  const book = useBookNames([fields.book_id], language)(fields.book_id)
  const shown = { fields, language, subject, addressOf, book }
  if (when === 'after')
    return (
      <div className={previewStyles.after}>
        <ReviewedQuestion answer={asReviewed(shown, position + 1)} />
      </div>
    )
  return (
    <>
      <p className={previewStyles.top} aria-hidden="true">
        <Icon of={timerIcon} />
        <b>{localizeDigits('01:23:45', language)}</b>
        <span>
          {m.room_saved(
            { saved: formatNumber(147, language), total: formatNumber(total, language) },
            { locale: language },
          )}
        </span>
      </p>
      <QuestionCard
        question={asExamQuestion(shown)}
        position={position}
        total={total}
        answer={answer}
        closed={false}
        onAnswer={setAnswer}
      />
    </>
  )
}
