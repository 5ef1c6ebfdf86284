import { formatDate } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { partLetter } from '@prostuti/text/part-letter'
import { getLocale } from '@prostuti/text/runtime'
import { Check as CheckIcon, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { QuestionFields, Standing } from '../../../kit/question/question-types.ts'
import { SideBySide } from '../../../kit/question/side-by-side.tsx'
import styles from '../editor.module.css'
import { findBijoy, mapBengali } from '../model/find-bijoy.ts'
import type { useTeachersText } from '../model/use-teachers-text.ts'
import { type Check, type CheckCode, checkQuestion } from './check-question.ts'
import checkStyles from './checks.module.css'
import { type LookAlike, useLookAlikes } from './use-look-alikes.ts'

type ChecksCardProps = {
  id: number | undefined
  standing: Standing | undefined
  readers: ReturnType<typeof useTeachersText>
  /** The same question, out of Bijoy. */
  onConvert: (fields: QuestionFields) => void
}

/** What is to be said of the question while it is written, and how it went where it was sat. */
export function ChecksCard({ id, standing, readers, onConvert }: ChecksCardProps) {
  const { control, getValues } = useFormContext<QuestionFields>()
  const fields = useDeferredValue(useWatch({ control }) as QuestionFields)
  const [beside, setBeside] = useState<number>()
  const keysShown = standing?.keys_shown ?? true
  const isBlank = !fields.text.bn?.trim() && fields.parts.every(({ text }) => !text.bn?.trim())
  const checks = isBlank ? [] : checkQuestion(fields, { keysShown })
  const alike = useLookAlikes(fields, id)
  const bijoy = readers ? findBijoy(fields, readers.looksLikeBijoy) : []
  const toLookAt =
    checks.filter(({ weight }) => weight === 'look' || weight === 'wrong').length +
    alike.found.length +
    (alike.hasHidden ? 1 : 0)
  const convert = () => {
    if (readers === undefined) return
    onConvert(mapBengali(getValues(), (text) => readers.convertPlainText(text).text))
  }
  const locale = getLocale()
  return (
    <section className={`card ${styles.card}`} aria-labelledby="checks-title">
      <header>
        <h2 id="checks-title">{m.office_question_checks()}</h2>
        {toLookAt > 0 && (
          <span className="chip">{m.office_question_to_look({ count: formatNumber(toLookAt, locale) })}</span>
        )}
      </header>
      <div className={styles.pad}>
        {isBlank && <p className="hint">{m.office_question_checks_later()}</p>}
        <ul className={checkStyles.checks}>
          {bijoy.length > 0 && (
            <Line weight="wrong">
              {m.office_question_bijoy()}{' '}
              <button type="button" className="link-in" onClick={convert}>
                {m.office_question_bijoy_convert()}
              </button>
            </Line>
          )}
          {checks.map((check) => (
            <Line key={check.code} weight={check.weight}>
              {words(check)}
            </Line>
          ))}
          {alike.found.map((each) => (
            <Line key={each.id} weight="look">
              <Alike of={each} />{' '}
              <button type="button" className="link-in" onClick={() => setBeside(each.id)}>
                {m.office_question_see_side_by_side()}
              </button>
            </Line>
          ))}
          {alike.hasHidden && <Line weight="look">{m.office_question_alike_hidden()}</Line>}
          {alike.state === 'late' && <Line weight="note">{m.office_question_alike_late()}</Line>}
          {alike.state === 'failed' && <Line weight="note">{m.office_question_alike_failed()}</Line>}
        </ul>
        <p className="sr" role="status">
          {alike.found.length > 0
            ? m.office_question_alike_found({ count: formatNumber(alike.found.length, locale) })
            : alike.hasHidden && m.office_question_alike_hidden()}
        </p>
      </div>
      {standing && standing.sittings > 0 && (
        <footer className="hint">
          {m.office_question_use({
            papers: formatNumber(standing.papers, locale),
            sittings: formatNumber(standing.sittings, locale),
          })}
          {standing.facility !== null &&
            ` ${m.office_question_facility_is({ percent: formatNumber(Math.round(standing.facility / 100), locale) })}`}
          {standing.discrimination !== null &&
            ` ${m.office_question_discrimination_is({ value: formatNumber(Math.round(standing.discrimination / 100) / 100, locale) })}`}
          {standing.last_used_at &&
            ` ${m.office_question_last_used({ date: formatDate(new Date(standing.last_used_at), locale) })}`}
        </footer>
      )}
      {beside !== undefined && (
        <SideBySide left={{ fields: getValues() }} right={{ id: beside }} onClose={() => setBeside(undefined)} />
      )}
    </section>
  )
}

function Alike({ of: { id, percent, text, last_paper } }: { of: LookAlike }) {
  const locale = getLocale()
  return (
    <>
      <b>{m.office_question_alike_percent({ percent: formatNumber(percent, locale) })}</b>{' '}
      {m.office_question_alike_with({ number: localizeDigits(id, locale) })} “{shorten(pickText(text, locale))}”
      {last_paper && ` ${m.office_question_alike_used({ paper: pickText(last_paper, locale) })}`}
    </>
  )
}

const shown = 90
const shorten = (text: string): string =>
  text.length <= shown ? text : `${text.slice(0, text.lastIndexOf(' ', shown))}…`

const icons = { fine: CheckIcon, look: TriangleAlert, wrong: TriangleAlert, note: Info }

function Line({ weight, children }: { weight: Check['weight']; children: ReactNode }) {
  const Icon = icons[weight]
  return (
    <li data-is={weight}>
      <Icon aria-hidden="true" size={18} />
      <span>{children}</span>
    </li>
  )
}

const said: Record<CheckCode, () => string> = {
  no_text: m.office_question_check_no_text,
  part_count: m.office_question_check_count,
  part_empty: () => '',
  no_key: m.office_question_check_no_key,
  alike: () => '',
  longest_is_key: m.office_question_check_longest,
  no_alt: m.office_question_check_no_alt,
  no_explanation: m.office_question_check_no_explanation,
  no_english: m.office_question_check_no_english,
  brace: m.office_question_check_brace,
  gap: () => '',
}

function words({ code, weight, parts = [], formula = '' }: Check): string {
  const letters = parts.map((at) => partLetter(at, getLocale())).join(', ')
  if (code === 'part_count' && weight === 'fine') return m.office_question_check_whole()
  if (code === 'part_empty') return m.office_question_check_empty({ letters })
  if (code === 'alike') return m.office_question_check_alike({ letters })
  if (code === 'gap') return m.office_question_check_gap({ formula })
  return said[code]()
}
