import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { drawings } from '../../../kit/batch/drawings.ts'
import { SectionData } from '../sections/section-data.tsx'
import { categoriesQuery, coursesQuery, servicesQuery } from '../sections/section-queries.ts'
import styles from '../styles/batches.module.css'
import { CategoryCard } from './category-card.tsx'
import { CourseLinks } from './course-links.tsx'
import { ServiceLinks } from './service-links.tsx'

/** All of it comes together, so that what arrives later pushes nothing down. Without courses and services the page is whole. */
export function Batches({ skeleton }: { skeleton: ReactNode }) {
  const services = useQuery(servicesQuery)
  const courses = useQuery(coursesQuery)
  const isWaiting = [services, courses].some(({ isPending, failureCount }) => isPending && failureCount === 0)
  return (
    <SectionData
      query={categoriesQuery}
      skeleton={skeleton}
      errorTitle={m.home_batches_error()}
      isEmpty={({ categories }) => categories.length === 0}
      emptyText={m.home_batches_empty()}
    >
      {({ categories }) =>
        isWaiting ? (
          skeleton
        ) : (
          <div>
            {courses.data && <CourseLinks courses={courses.data.courses} />}
            <div className={styles.cats}>
              {categories.map((category) => (
                <CategoryCard key={category.slug} category={category} />
              ))}
              <Link
                className={`card ${styles.cat} ${styles.catHelp}`}
                to={addressOf('/:slug/batch-for-you', { slug: categories[0]?.slug ?? '' })}
              >
                <Icon of={{ line: drawings.compass, weight: 1.5 }} />
                <h3>{m.home_batches_help_title()}</h3>
                <p>{m.home_batches_help_text()}</p>
              </Link>
            </div>
            {services.data && services.data.services.length > 0 && <ServiceLinks services={services.data.services} />}
          </div>
        )
      }
    </SectionData>
  )
}
