import type { ResponseOf } from '@prostuti/contract'
import type { listQuestionBooks } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { TextField } from '@prostuti/ui/text-field'
import { useFormContext } from 'react-hook-form'
import { NumberBox } from '../../../kit/form/typed-fields.tsx'
import { PickField } from '../../../kit/pick/pick-fields.tsx'
import type { Language, QuestionFields } from '../../../kit/question/question-types.ts'
import styles from '../editor.module.css'
import { StemBox } from './stem-box.tsx'

type BookRow = ResponseOf<typeof listQuestionBooks>['rows'][number]

type ExplanationCardProps = { language: Language; keysShown: boolean; disabled: boolean }

/** Why the key is what it is, and where it can be read up. */
export function ExplanationCard({ language, keysShown, disabled }: ExplanationCardProps) {
  const { register, getFieldState, formState } = useFormContext<QuestionFields>()
  return (
    <section className={`card ${styles.card}`} aria-labelledby="explanation-title">
      <header>
        <h2 id="explanation-title">{m.office_question_explanation()}</h2>
        <span className="hint">{m.office_question_explanation_when()}</span>
      </header>
      <fieldset className={styles.pad} disabled={disabled}>
        {keysShown ? (
          <StemBox
            key={language}
            name="explanation"
            language={language}
            label={m.office_question_explanation()}
            isLabelHidden
            rows={3}
          />
        ) : (
          <p className="hint">{m.office_question_keys_hidden()}</p>
        )}
        <div className={styles.grid}>
          <PickField<BookRow>
            name="book_id"
            path="/api/v3/admin/question-books"
            label={m.office_question_book()}
            note={m.office_optional()}
            wordsOf={({ title }) => pickText(title, getLocale())}
            noteOf={({ author, edition }) => [author, edition].filter(Boolean).join(', ')}
          />
          <NumberBox name="book_page" label={m.office_question_page()} note={m.office_optional()} isPlain />
          <TextField
            {...register('source', { setValueAs: (text: string | null) => text || null })}
            label={m.office_question_source()}
            note={m.office_optional()}
            hint={m.office_question_source_hint()}
            error={getFieldState('source', formState).error?.message}
          />
        </div>
      </fieldset>
    </section>
  )
}
