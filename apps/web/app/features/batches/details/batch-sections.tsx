import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { firmTickIcon } from '@prostuti/ui/icons/study'
import { SectionHead } from '@prostuti/ui/section-head'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import batchCardStyles from '../../../kit/batch/batch-card.module.css'
import { BatchCard } from '../../../kit/batch/batch-card.tsx'
import type { Batch, BatchCardData } from '../../../kit/batch/batch-queries.ts'
import { monogram } from '../../../kit/doctor/monogram.ts'
import { withoutTitle } from '../../../kit/doctor/without-title.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { RichText } from '../../../kit/rich-text/rich-text.tsx'
import batchPageStyles from '../styles/batch-page.module.css'

export function Inclusions({ batch }: { batch: Batch }) {
  if (batch.inclusions.length === 0) return null
  return (
    <section>
      <SectionHead title={m.batch_inclusions()} />
      <ul className={`${batchPageStyles.ticks} ${batchPageStyles.two}`}>
        {batch.inclusions.map((line) => (
          <li key={line}>
            <Icon of={firmTickIcon} />
            <span>
              <Phrase text={line} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Teachers({ batch }: { batch: Batch }) {
  if (batch.teachers.length === 0) return null
  return (
    <section>
      <SectionHead title={m.batch_teachers()} />
      <ul className={`${batchPageStyles.teachers} ${batchPageStyles.two}`}>
        {batch.teachers.map(({ id, name, subject, qualifications, workplace, photo }) => (
          <li key={id} className={batchPageStyles.teach}>
            {photo ? (
              <img className="ava" src={photo} alt="" width={52} height={52} loading="lazy" />
            ) : (
              <span className="ava" aria-hidden="true">
                {monogram(withoutTitle(name))}
              </span>
            )}
            <div>
              <b>{name}</b>
              <p className="meta">
                <Phrase text={subject} />
              </p>
              <p className="meta">
                <Phrase text={qualifications} />
              </p>
              {workplace && (
                <p className="meta">
                  <Phrase text={workplace} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Outline({ batch }: { batch: Batch }) {
  const locale = getLocale()
  if (batch.outline.length === 0) return null
  return (
    <section>
      <SectionHead title={m.batch_outline()} />
      <dl className={`toc ${batchPageStyles.weeks}`}>
        {batch.outline.map(({ from_week, to_week, title, classes, exams }) => {
          const weeks = [...new Set([from_week, to_week])].map((week) => formatNumber(week, locale)).join('–')
          const held = [
            classes > 0 && m.batch_outline_classes({ n: formatNumber(classes, locale) }),
            exams > 0 && m.batch_outline_exams({ n: formatNumber(exams, locale) }),
          ].filter((count) => count !== false)
          return (
            <div key={`${from_week} ${title}`}>
              <dt>
                <span className={batchPageStyles.week}>
                  <span className="sr">{m.batch_outline_week({ weeks })} </span>
                  <span aria-hidden="true">{weeks}</span>
                </span>
                <span>
                  <Phrase text={title} />
                </span>
              </dt>
              <dd>
                {held.map((count, index) => (
                  <Fragment key={count}>
                    {index > 0 && ' '}
                    <span className="nb">
                      {count}
                      {index < held.length - 1 && ','}
                    </span>
                  </Fragment>
                ))}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

export function About({ batch }: { batch: Batch }) {
  if (batch.about.length === 0) return null
  return (
    <section>
      <SectionHead title={m.batch_about()} />
      <RichText value={batch.about} />
    </section>
  )
}

export function OtherBatches({ batch, others }: { batch: Batch; others: BatchCardData[] }) {
  if (others.length === 0) return null
  return (
    <section className="block">
      <SectionHead
        title={m.batch_others()}
        link={
          <Link className="link" to={addressOf('/:slug/batches', { slug: batch.category.slug })}>
            {m.batch_others_all()}
            <Icon of={arrowRightIcon} size="sm" />
          </Link>
        }
      />
      <div className={batchCardStyles.batchGrid}>
        {others.map((other) => (
          <BatchCard key={other.id} batch={other} />
        ))}
      </div>
    </section>
  )
}
