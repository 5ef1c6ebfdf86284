import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon, bookIcon } from '@prostuti/ui/icons/common'
import { lectureIcon } from '@prostuti/ui/icons/study'
import { Link } from 'react-router'
import type { ToldInsight } from '../../kit/exam/exam-types.ts'
import { formatMarks } from '../../kit/exam/exam-words.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './insight.module.css'
import { PictureCard } from './picture-card.tsx'

type Topic = ToldInsight['topics'][number]

/** What to do about it: three topics at most, each with everything to learn it from. */
export function Topics({ insight: { topics } }: { insight: ToldInsight }) {
  if (topics.length === 0) return null
  return (
    <PictureCard title={m.insight_topics()} says={[m.insight_topics_text()]} wide>
      <ol className={styles.topics}>
        {topics.map((topic) => (
          <TopicCard key={topic.topic_id ?? `subject ${topic.subject_id}`} topic={topic} locale={getLocale()} />
        ))}
      </ol>
    </PictureCard>
  )
}

function TopicCard({ topic, locale }: { topic: Topic; locale: Locale }) {
  const { name, missed, questions, lecture, page } = topic
  return (
    <li>
      <p className={styles.topicName}>
        <Phrase text={name} />
      </p>
      <p className={styles.rowFoot}>
        {m.insight_topics_missed({ marks: formatMarks(missed, locale), n: formatNumber(questions, locale) })}
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
        <li>
          <Link className="link" to={practiceOf(topic)}>
            <Icon of={arrowRightIcon} size="sm" />
            <span>{m.insight_topics_practice()}</span>
          </Link>
        </li>
      </ul>
    </li>
  )
}

const practiceOf = ({ topic_id, subject_id }: Topic): string =>
  topic_id === null ? `/my/practice?subject=${subject_id}` : `/my/practice?topic=${topic_id}`
