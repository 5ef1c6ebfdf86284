import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon, refreshIcon } from '@prostuti/ui/icons/common'
import { differsIcon, firmTickIcon } from '@prostuti/ui/icons/study'
import { SectionHead } from '@prostuti/ui/section-head'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import batchCardStyles from '../../../kit/batch/batch-card.module.css'
import { BatchCard } from '../../../kit/batch/batch-card.tsx'
import type { Suggestions } from '../../../kit/batch/batch-queries.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import batchForYouStyles from '../styles/batch-for-you.module.css'
import { type Answers, answersAddress } from './answers.ts'
import { answerWords, type Question } from './questions.ts'
import { differs, isWorthSaying, reasonWords, speaksAgainst } from './reason-words.ts'

type Suggestion = Suggestions['suggestions'][number]

type ListProps = { path: string; suggestions: Suggestion[]; answers: Answers; questions: Question[] }

/** Who has to choose reads three or four; the rest waits behind a button. */
const first = 3

/** The batches with the reason for each, best first. */
export function SuggestionList({ path, suggestions, answers, questions }: ListProps) {
  const nearest = suggestions.length > 0 && suggestions.every(differs)
  const best = suggestions.slice(0, 1).find((suggestion) => !differs(suggestion))
  return (
    <>
      <GivenAnswers path={path} answers={answers} questions={questions} />
      {suggestions.length === 0 ? (
        <div className="card">
          <EmptyState
            title={m.batches_match_none_title()}
            text={m.batches_match_none_text()}
            action={
              <Link className="btn btn-line" to={addressOf('/batches')}>
                {m.batches_all()}
              </Link>
            }
          />
        </div>
      ) : (
        <section>
          <SectionHead
            title={nearest ? m.batches_match_nearest() : m.batches_match_results()}
            text={nearest && m.batches_match_nearest_text()}
          />
          <Cards suggestions={suggestions.slice(0, first)} answers={answers} best={best} />
          {suggestions.length > first && (
            <details className={batchForYouStyles.moreFits}>
              <summary className="btn btn-line">
                {m.batches_match_more({ n: formatNumber(suggestions.length - first, getLocale()) })}
                <Icon of={chevronDownIcon} size="sm" />
              </summary>
              <Cards suggestions={suggestions.slice(first)} answers={answers} best={undefined} />
            </details>
          )}
        </section>
      )}
    </>
  )
}

type CardsProps = { suggestions: Suggestion[]; answers: Answers; best: Suggestion | undefined }

function Cards({ suggestions, answers, best }: CardsProps) {
  return (
    <div className={batchCardStyles.batchGrid}>
      {suggestions.map((suggestion) => (
        <SuggestionCard
          key={suggestion.batch.id}
          suggestion={suggestion}
          answers={answers}
          isBest={suggestion === best}
        />
      ))}
    </div>
  )
}

function GivenAnswers({ path, answers, questions }: Omit<ListProps, 'suggestions'>) {
  const locale = getLocale()
  return (
    <div className={`card pad ${batchForYouStyles.given}`}>
      <h2>{m.batches_match_answers()}</h2>
      <ul>
        {questions.map((question) => (
          <li key={question.name}>
            <Link to={answersAddress(path, { ...answers, [question.name]: undefined })} preventScrollReset>
              <span className="sr">{m.batches_match_change()} </span>
              <small>{question.short} </small>
              <b>
                <Phrase text={answerWords(question, answers[question.name] ?? '', locale)} />
              </b>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="link" to={path} preventScrollReset>
        <Icon of={refreshIcon} size="sm" />
        {m.batches_match_again()}
      </Link>
    </div>
  )
}

type CardProps = { suggestion: Suggestion; answers: Answers; isBest: boolean }

function SuggestionCard({ suggestion, answers, isBest }: CardProps) {
  const locale = getLocale()
  const { batch, fit, reasons } = suggestion
  const words = (against: boolean) =>
    reasons
      .filter((reason) => speaksAgainst(reason) === against && isWorthSaying(reason, answers))
      .map((reason) => ({ reason, text: reasonWords(reason, suggestion, answers, locale) }))
  return (
    <BatchCard
      batch={batch}
      badge={isBest && <span className={`chip chip-brand ${batchForYouStyles.best}`}>{m.batches_match_best()}</span>}
    >
      <div className={batchForYouStyles.fit}>
        <p>{m.batches_match_fit({ n: formatNumber(fit, locale) })}</p>
        <div className="bar" aria-hidden="true">
          <i style={{ width: `${fit}%` }} />
        </div>
        <ReasonList label={m.batches_match_for()} side="for" reasons={words(false)} />
        <ReasonList label={m.batches_match_against()} side="against" reasons={words(true)} />
      </div>
    </BatchCard>
  )
}

type ReasonsProps = { label: string; side: 'for' | 'against'; reasons: { reason: string; text: string }[] }

function ReasonList({ label, side, reasons }: ReasonsProps) {
  if (reasons.length === 0) return null
  return (
    <ul aria-label={label} className={batchForYouStyles.reasons} data-is={side}>
      {reasons.map(({ reason, text }) => (
        <li key={reason}>
          <Icon of={side === 'for' ? firmTickIcon : differsIcon} size="sm" />
          {text}
        </li>
      ))}
    </ul>
  )
}
