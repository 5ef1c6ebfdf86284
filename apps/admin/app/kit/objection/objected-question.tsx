import { ExamLocale } from '@prostuti/exam-ui/exam-locale'
import { OptionLetter } from '@prostuti/exam-ui/option-letter'
import { QuestionPicture } from '@prostuti/exam-ui/question-picture'
import { QuestionText } from '@prostuti/exam-ui/question-text'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import styles from '../exam/exam-screen.module.css'
import { numberWords, shareWords } from '../exam/marks-words.ts'
import { useSiteAddress } from '../question/shown-question.tsx'
import type { Objections } from './objection-types.ts'
import own from './objections.module.css'

type Question = NonNullable<Objections['question']>
type Part = Question['parts'][number]
type Choices = NonNullable<Objections['choices']>

type ObjectedQuestionProps = { objections: Objections }

/** What is objected to: the question as it was asked, what counts as right in it, and what the examinees chose. */
export function ObjectedQuestion({ objections: { paper, question, choices } }: ObjectedQuestionProps) {
  const locale = getLocale()
  const address = useSiteAddress()
  if (question === null)
    return (
      <section className={`card ${styles.card}`}>
        <div className={styles.body}>
          <p className="meta">{m.office_objections_hidden()}</p>
        </div>
      </section>
    )
  const image = ({ src, alt, ...size }: Question['images'][number]) => ({
    ...size,
    src: address(src),
    alt: pickText(alt, locale),
  })
  const blank = choices?.find(({ part_id }) => part_id === null)?.count ?? 0
  return (
    <ExamLocale value={locale}>
      <section className={`card ${styles.card}`}>
        <header>
          <h2>{m.office_analysis_question({ n: numberWords(question.position) })}</h2>
          <span className={`meta ${styles.end}`}>{pickText(question.subject, locale)}</span>
        </header>
        <div className={styles.body}>
          <p className={own.text}>
            <QuestionText text={pickText(question.text, locale)} />
          </p>
          {question.images.map((each) => (
            <QuestionPicture key={each.src} image={image(each)} n={question.position} />
          ))}
          {question.key.grace && (
            <p className={own.grace}>
              {question.key.grace === 'all' ? m.office_correction_everybody() : m.office_correction_nobody()}
            </p>
          )}
          <ol className={own.parts}>
            {question.parts.map((part, nth) => (
              <li key={part.id} data-is={isRight(question, part) ? 'right' : undefined}>
                <OptionLetter position={nth} />
                <div>
                  <QuestionText text={pickText(part.text, locale)} />
                  {part.image && <QuestionPicture image={image(part.image)} n={question.position} part={nth} />}
                </div>
                <KeyMark question={question} part={part} />
                {choices && <Chosen part={part} choices={choices} />}
              </li>
            ))}
          </ol>
          <p className="meta">
            {choices === null ? (
              m.office_objections_not_counted()
            ) : (
              <>
                {m.office_objections_blank({ count: numberWords(blank) })}{' '}
                <Link className="link-in" to={`/results/${paper.id}/analysis?question=${question.id}`}>
                  {m.office_objections_analysis()}
                </Link>
              </>
            )}
          </p>
          {question.explanation && (
            <details className={own.why}>
              <summary>{m.office_objections_explanation()}</summary>
              <p>
                <QuestionText text={pickText(question.explanation, locale)} />
              </p>
            </details>
          )}
        </div>
      </section>
    </ExamLocale>
  )
}

const isRight = ({ key }: Question, { id }: Part): boolean => key.type === 'sba' && key.options.includes(id)

/** What the key says of a part now. */
function KeyMark({ question, part }: { question: Question; part: Part }) {
  if (question.key.type === 'sba')
    return isRight(question, part) ? <span className="chip chip-brand">{m.office_objections_key()}</span> : null
  const truth = question.key.stems[part.id]
  if (truth === undefined) return null
  const words = { T: m.office_analysis_true, F: m.office_analysis_false, either: m.office_correction_either }[truth]()
  return <span className="chip chip-brand">{words}</span>
}

/** How many chose it: of a statement, how many called it true and how many false. */
function Chosen({ part, choices }: { part: Part; choices: Choices }) {
  const of = choices.filter(({ part_id }) => part_id === part.id)
  const isStem = of.some(({ said }) => said !== null)
  const all = (isStem ? of : choices).reduce((sum, { count }) => sum + count, 0)
  const share = (count: number) => shareWords(count / Math.max(1, all))
  if (isStem)
    return (
      <small className={own.chosen}>
        {of
          .map(({ said, count }) =>
            m.office_objections_said({
              said: said === 'T' ? m.office_analysis_true() : m.office_analysis_false(),
              count: numberWords(count),
            }),
          )
          .join(' · ')}
      </small>
    )
  const count = of[0]?.count ?? 0
  return (
    <small className={own.chosen}>
      <progress max={Math.max(1, all)} value={count} aria-hidden="true" />
      {m.office_objections_chose({ count: numberWords(count), share: share(count) })}
    </small>
  )
}
