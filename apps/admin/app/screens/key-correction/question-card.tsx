import { OptionLetter } from '@prostuti/exam-ui/option-letter'
import { QuestionText } from '@prostuti/exam-ui/question-text'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { ArrowRight, Info } from 'lucide-react'
import styles from '../../kit/exam/exam-screen.module.css'
import { changeWords, numberWords, shareWords } from '../../kit/exam/marks-words.ts'
import type { Correction, Key } from './correction-types.ts'
import { keyWords, truthWords } from './correction-words.ts'
import own from './key-correction.module.css'
import type { Draft } from './use-draft.ts'

type QuestionCardProps = { correction: Correction; draft: Draft }

/** The question, what counts as right and what is to count, and why. */
export function QuestionCard({ correction, draft }: QuestionCardProps) {
  const { question, rule, may } = correction
  const locale = getLocale()
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_analysis_question({ n: numberWords(question.position) })}</h2>
        <span className="meta">
          {pickText(question.subject, locale)} ·{' '}
          {m.office_correction_rule({ right: changeWords(rule.right), wrong: changeWords(-Math.abs(rule.wrong)) })}
        </span>
      </header>
      <div className={styles.body}>
        <p className={own.text}>
          <QuestionText text={pickText(question.text, locale)} />
        </p>
        {may.change && <KeyPick correction={correction} draft={draft} />}
        <KeyMove correction={correction} draft={draft} />
        <Reasons correction={correction} draft={draft} />
        <OtherPapers correction={correction} />
      </div>
    </section>
  )
}

/** The options to choose from; of stems, whether each is true. */
function KeyPick({ correction: { question, rehearsal, paper }, draft }: QuestionCardProps) {
  const locale = getLocale()
  const { chosen, setChosen } = draft
  if (question.type === 'sba') {
    const options = chosen?.type === 'sba' ? chosen.options : []
    const toggle = (id: number) => {
      const next = options.includes(id) ? options.filter((each) => each !== id) : [...options, id].sort((a, b) => a - b)
      setChosen(next.length === 0 ? null : { type: 'sba', options: next })
    }
    const choices = rehearsal?.papers.find((each) => each.paper?.id === paper.id)?.choices
    const countOf = (id: number) => choices?.find(({ part_id }) => part_id === id)?.count ?? 0
    return (
      <fieldset className={own.pick}>
        <legend>{m.office_correction_choose()}</legend>
        {question.parts.map(({ id, text }, nth) => (
          <label key={id}>
            <input type="checkbox" checked={options.includes(id)} onChange={() => toggle(id)} />
            <OptionLetter position={nth} />
            <QuestionText text={pickText(text, locale)} />
            {choices && <small>{m.office_correction_chose({ count: numberWords(countOf(id)) })}</small>}
          </label>
        ))}
      </fieldset>
    )
  }
  const stems = chosen?.type === 'mcq' ? chosen.stems : question.key.type === 'mcq' ? question.key.stems : {}
  return (
    <fieldset className={own.pick}>
      <legend>{m.office_correction_choose()}</legend>
      {question.parts.map(({ id, text }, nth) => (
        <label key={id}>
          <OptionLetter position={nth} />
          <QuestionText text={pickText(text, locale)} />
          <select
            className="input"
            value={stems[id] ?? 'T'}
            onChange={({ currentTarget }) =>
              setChosen({ type: 'mcq', stems: { ...stems, [id]: currentTarget.value as 'T' | 'F' | 'either' } })
            }
          >
            {(['T', 'F', 'either'] as const).map((truth) => (
              <option key={truth} value={truth}>
                {truthWords(truth)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

/** What counted, and what will: with how many chose either. */
function KeyMove({ correction, draft }: QuestionCardProps) {
  const { question, rehearsal, paper, state } = correction
  const effect = rehearsal?.papers.find((each) => each.paper?.id === paper.id)
  const after = draft.isKeyNew || rehearsal === null ? plannedKey(correction, draft) : correction.key
  const people = (key: Key | null) => {
    if (!effect || key?.type !== 'sba' || key.grace) return null
    const count = effect.choices.reduce(
      (sum, choice) => sum + (key.options.includes(choice.part_id ?? 0) ? choice.count : 0),
      0,
    )
    return m.office_correction_people({
      count: numberWords(count),
      share: shareWords(count / Math.max(1, effect.attempts)),
    })
  }
  const isOver = state === 'published' || state === 'reverted'
  return (
    <div className={own.move}>
      <div data-is="old">
        <small>{isOver ? m.office_correction_was() : m.office_correction_now()}</small>
        <b>{keyWords(question, question.key)}</b>
        <small>{people(question.key)}</small>
      </div>
      <ArrowRight aria-hidden="true" size={22} />
      <div data-is="new">
        <small>{m.office_correction_then()}</small>
        <b>{keyWords(question, after)}</b>
        <small>{people(after)}</small>
      </div>
    </div>
  )
}

function plannedKey({ question }: Correction, { kind, chosen }: Draft): Key | null {
  const { grace: _, ...now } = question.key
  if (kind === 'everyone') return { ...now, grace: 'all' } as Key
  if (kind === 'void') return { ...now, grace: 'void' } as Key
  if (kind === 'accept' && chosen?.type === 'sba' && now.type === 'sba')
    return { type: 'sba', options: [...new Set([...now.options, ...chosen.options])].sort((a, b) => a - b) }
  return chosen
}

function Reasons({ correction, draft }: QuestionCardProps) {
  const { reason, setReason } = draft
  if (!correction.may.change)
    return correction.reason ? (
      <blockquote className={own.quote}>{pickText(correction.reason, getLocale())}</blockquote>
    ) : null
  return (
    <>
      <TextAreaField
        name="reason"
        label={m.office_correction_reason_bn()}
        note={m.office_correction_reason_hint()}
        lang="bn"
        maxLength={1000}
        value={reason.bn}
        onChange={({ currentTarget }) => setReason({ ...reason, bn: currentTarget.value })}
      />
      <TextAreaField
        name="reason_en"
        label={m.office_correction_reason_en()}
        note={m.office_correction_optional()}
        lang="en"
        rows={2}
        maxLength={1000}
        value={reason.en}
        onChange={({ currentTarget }) => setReason({ ...reason, en: currentTarget.value })}
      />
    </>
  )
}

function OtherPapers({ correction: { papers, paper, other_papers } }: { correction: Correction }) {
  const others = papers.filter(({ id }) => id !== paper.id)
  if (others.length === 0 && other_papers === 0) return null
  return (
    <p className={`meta ${own.info}`}>
      <Info aria-hidden="true" size={18} />
      <span>
        {others.length > 0 &&
          m.office_correction_other_papers({
            count: numberWords(others.length),
            titles: others.map(({ title }) => pickText(title, getLocale())).join(', '),
          })}{' '}
        {other_papers > 0 && m.office_correction_other_courses({ count: numberWords(other_papers) })}
      </span>
    </p>
  )
}
