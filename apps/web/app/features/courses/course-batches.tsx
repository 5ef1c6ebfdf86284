import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { ErrorState } from '@prostuti/ui/error-state'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon, bookIcon } from '@prostuti/ui/icons/common'
import { SectionHead } from '@prostuti/ui/section-head'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import batchCardStyles from '../../kit/batch/batch-card.module.css'
import { BatchCard } from '../../kit/batch/batch-card.tsx'
import { BatchCardSkeletons } from '../../kit/batch/batch-card-skeleton.tsx'
import { AskCard } from '../../kit/page/ask-card.tsx'
import { type CourseData, courseBatchesQuery } from './course-queries.ts'
import coursesStyles from './courses.module.css'

/** The course's batches one can enrol in now, and the way to find the one that suits. */
export function CourseBatches({ course }: { course: CourseData }) {
  return (
    <section className="block" aria-labelledby="course-batches">
      <SectionHead
        id="course-batches"
        title={m.course_batches()}
        link={
          <Link className="link" to={addressOf('/:slug/batches', { slug: course.slug })}>
            {m.course_batches_all()}
            <Icon of={arrowRightIcon} />
          </Link>
        }
      />
      <OpenBatches slug={course.slug} />
    </section>
  )
}

function OpenBatches({ slug }: { slug: string }) {
  const { data, error, isFetching, refetch } = useQuery(courseBatchesQuery(slug))
  if (!data) {
    if (!error) return <BatchCardSkeletons count={3} />
    return (
      <div className="card">
        <ErrorState title={m.course_batches_error()} retrying={isFetching} onRetry={() => refetch()} />
      </div>
    )
  }
  if (data.batches.length === 0) {
    return (
      <div className="card">
        <EmptyState
          title={m.course_batches_none_title()}
          text={m.course_batches_none_text()}
          action={
            <Link className="btn btn-line" to={addressOf('/contact-details')}>
              {m.course_contact()}
            </Link>
          }
        />
      </div>
    )
  }
  return (
    <>
      <div className={batchCardStyles.batchGrid}>
        {data.batches.map((batch) => (
          <BatchCard key={batch.id} batch={batch} />
        ))}
      </div>
      <div className={coursesStyles.courseAsk}>
        <AskCard
          icon={bookIcon}
          title={m.course_for_you()}
          text={m.course_for_you_text()}
          to={addressOf('/:slug/batch-for-you', { slug })}
          action={m.course_for_you_go()}
        />
      </div>
    </>
  )
}
