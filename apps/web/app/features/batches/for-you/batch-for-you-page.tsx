import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { ErrorState } from '@prostuti/ui/error-state'
import { Skeleton } from '@prostuti/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { BatchCardSkeletons } from '../../../kit/batch/batch-card-skeleton.tsx'
import { listCrumbs } from '../../../kit/batch/batch-crumbs.ts'
import { choicesQuery, placeQuery, type Suggestions, suggestionsQuery } from '../../../kit/batch/batch-queries.ts'
import { Breadcrumbs } from '../../../kit/page/breadcrumbs.tsx'
import { LoadedPage } from '../../../kit/page/loaded-page.tsx'
import type { Crumb } from '../../../kit/page/page-tags.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../styles/batch-for-you.module.css'
import { nextQuestion, questionsFor, readAnswers, toQuery } from './answers.ts'
import { QuestionForm } from './question-form.tsx'
import { question } from './questions.ts'
import { SuggestionList } from './suggestion-list.tsx'

export const forYouCrumbs = (place: { slug: string; title: string }): Crumb[] => [
  ...listCrumbs(place),
  { title: m.batches_match_title(), path: addressOf('/:slug/batch-for-you', { slug: place.slug }) },
]

/** A few questions one at a time, then the batches that fit. Where the reader stands is in the address. */
export function BatchForYouPage() {
  const { slug = '' } = useParams()
  return (
    <LoadedPage
      query={suggestionsQuery(slug)}
      skeleton={<ForYouSkeleton />}
      errorTitle={m.batches_match_error()}
      title={({ place }) => m.batches_match_title_of({ place: place.title })}
    >
      {(start) => (
        <div className={`wrap ${styles.forYou}`}>
          <header className={styles.forYouHead}>
            <Breadcrumbs crumbs={forYouCrumbs(start.place)} endIsTitle />
            <h1>
              <Phrase text={m.batches_match_title_of({ place: start.place.title })} />
            </h1>
            <p className="muted">{m.batches_match_text()}</p>
          </header>
          <Questions key={slug} start={start} slug={slug} />
        </div>
      )}
    </LoadedPage>
  )
}

function Questions({ start, slug }: { start: Suggestions; slug: string }) {
  const { pathname, search } = useLocation()
  const askedAt = new Date(useQuery(suggestionsQuery(slug)).dataUpdatedAt)
  const course = useQuery(placeQuery(slug)).data?.place.course.slug ?? slug
  useQuery(choicesQuery)
  const names = questionsFor(start.targets)
  const answers = readAnswers(new URLSearchParams(search), start.targets)
  const next = nextQuestion(answers, names)
  const worded = (name: (typeof names)[number]) => question(name, start, askedAt, getLocale())
  const { data, isError, isFetching, refetch } = useQuery({
    ...suggestionsQuery(slug, toQuery(answers)),
    enabled: next === undefined,
    staleTime: 0,
    refetchOnMount: 'always',
  })

  if (next)
    return <QuestionForm path={pathname} question={worded(next)} questions={names} answers={answers} course={course} />
  if (data)
    return (
      <SuggestionList path={pathname} suggestions={data.suggestions} answers={answers} questions={names.map(worded)} />
    )
  if (isError)
    return (
      <div className="card">
        <ErrorState title={m.batches_error()} retrying={isFetching} onRetry={() => refetch()} />
      </div>
    )
  return <BatchCardSkeletons count={3} />
}

function ForYouSkeleton() {
  return (
    <div className={`wrap ${styles.forYou}`} aria-busy="true">
      <div className={styles.forYouHead}>
        <Skeleton width="50%" />
        <Skeleton width="70%" height={32} />
      </div>
      <div className={`card ${styles.quiz}`}>
        <Skeleton width="30%" />
        <Skeleton width="60%" height={26} />
        <Skeleton height={56} />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    </div>
  )
}
