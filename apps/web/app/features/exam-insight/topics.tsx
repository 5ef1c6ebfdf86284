import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon, bookIcon } from '@prostuti/ui/icons/common'
import { lectureIcon } from '@prostuti/ui/icons/study'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { ToldInsight } from '../../kit/exam/exam-types.ts'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './insight.module.css'
import { PictureCard } from './picture-card.tsx'

type Topic = NonNullable<ToldInsight['topics']['figures']>[number]

/** What to do about it: three topics at most, each with everything to learn it from. */
export function Topics({ insight: { topics: told, others } }: { insight: ToldInsight }) {
  const topics = told.figures
  if (topics === null) return <PictureCard title={m.insight_topics()} lead={m.insight_topics_not_yet()} wide />
  if (topics.length === 0) return null
  const lead = others.silent === null ? m.insight_topics_text() : m.insight_topics_alone()
  return (
    <PictureCard title={m.insight_topics()} lead={lead} wide>
      <ol className={styles.topics}>
        {topics.map((topic) => (
          <TopicCard key={anchorOf(topic)} topic={topic} isRest={isRest(topic, topics)} locale={getLocale()} />
        ))}
      </ol>
    </PictureCard>
  )
}

type TopicCardProps = { topic: Topic; isRest: boolean; locale: Locale }

function TopicCard({ topic, isRest, locale }: TopicCardProps) {
  const { name, missed, questions, lecture, page } = topic
  const anchor = anchorOf(topic)
  const { search } = useLocation()
  const navigate = useNavigate()
  useScrollBack(anchor)
  return (
    <li id={anchor}>
      <p className={styles.topicName}>
        <Phrase text={isRest ? m.insight_topics_rest({ subject: name }) : name} />
      </p>
      <p className={styles.topicMarks}>
        <b>{formatMarks(missed, locale)}</b> {m.insight_topics_missed({ n: formatNumber(questions, locale) })}
      </p>
      <ul className={styles.ways}>
        {lecture && (
          <li>
            <Link className="link" to={lecture.to}>
              <Icon of={lectureIcon} size="sm" />
              <span>
                <Phrase text={m.insight_topics_lecture({ title: lecture.title })} />
              </span>
            </Link>
          </li>
        )}
        {page && (
          <li>
            <Link className="link" to={page.to}>
              <Icon of={bookIcon} size="sm" />
              <span>
                <Phrase text={m.insight_topics_page({ title: page.title, page: localizeDigits(page.page, locale) })} />
              </span>
            </Link>
          </li>
        )}
      </ul>
      <Link
        className="btn btn-line"
        to={practiceOf(topic)}
        // Every page begins at its top: the way back from practice leads to this topic.
        onClick={() => void navigate({ search, hash: anchor }, { replace: true, preventScrollReset: true })}
      >
        {m.insight_topics_practice()}
        <Icon of={arrowRightIcon} />
      </Link>
    </li>
  )
}

/** Once it is there: its figures may come after the page. */
function useScrollBack(anchor: string): void {
  const { hash } = useLocation()
  const wanted = useRef(hash === `#${anchor}`)
  useEffect(() => {
    if (wanted.current) document.getElementById(anchor)?.scrollIntoView()
    wanted.current = false
  }, [anchor])
}

/** Questions of a subject that have no topic, beside a topic of the same subject, are what is left of it. */
const isRest = ({ topic_id, subject_id }: Topic, topics: readonly Topic[]): boolean =>
  topic_id === null && topics.some((other) => other.subject_id === subject_id && other.topic_id !== null)

const anchorOf = ({ topic_id, subject_id }: Topic): string =>
  topic_id === null ? `subject-${subject_id}` : `topic-${topic_id}`

const practiceOf = ({ topic_id, subject_id }: Topic): string =>
  topic_id === null ? `/my/practice?subject=${subject_id}` : `/my/practice?topic=${topic_id}`
