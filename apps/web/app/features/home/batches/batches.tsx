import type { batchCategories, otherServices } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { get } from '../../../api/get.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import { drawings } from '../../../kit/batch/drawings.ts'
import { Drawing } from '../drawing.tsx'
import { SectionData } from '../sections/section-data.tsx'
import styles from '../styles/batches.module.css'
import { CategoryCard } from './category-card.tsx'
import { ServiceLinks } from './service-links.tsx'

const categoriesQuery = get<typeof batchCategories>('/api/v3/web/homepage/batch-categories')
const servicesQuery = get<typeof otherServices>('/api/v3/web/homepage/other-services')

/** Cards and services come together, so that the second to arrive pushes nothing down. Without services the page is whole. */
export function Batches({ skeleton }: { skeleton: ReactNode }) {
  const { data, isPending, failureCount } = useQuery(servicesQuery)
  const services = data?.services ?? []
  return (
    <SectionData
      query={categoriesQuery}
      skeleton={skeleton}
      errorTitle={m.home_batches_error()}
      isEmpty={({ categories }) => categories.length === 0}
      emptyText={m.home_batches_empty()}
    >
      {({ categories }) =>
        isPending && failureCount === 0 ? (
          skeleton
        ) : (
          <div>
            <div className={styles.cats}>
              {categories.map((category) => (
                <CategoryCard key={category.slug} category={category} />
              ))}
              <Link
                className={`card ${styles.cat} ${styles.catHelp}`}
                to={addressOf('/:slug/batch-for-you', { slug: categories[0]?.slug ?? '' })}
              >
                <Drawing d={drawings.compass} size={28} stroke={1.5} />
                <h3>{m.home_batches_help_title()}</h3>
                <p>{m.home_batches_help_text()}</p>
              </Link>
            </div>
            {services.length > 0 && <ServiceLinks services={services} />}
          </div>
        )
      }
    </SectionData>
  )
}
