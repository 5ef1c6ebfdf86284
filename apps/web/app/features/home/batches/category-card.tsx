import type { batchCategories, ResponseOf } from '@prostuti/contract'
import { Icon } from '@prostuti/ui/icon'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { drawingOf } from '../../../kit/batch/drawings.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../styles/batches.module.css'

type Category = ResponseOf<typeof batchCategories>['categories'][number]

export function CategoryCard({ category }: { category: Category }) {
  return (
    <Link
      className={`card ${styles.cat}`}
      data-tone={category.tone}
      to={addressOf('/:slug/batches', { slug: category.slug })}
    >
      <Icon of={{ line: drawingOf(category.icon), weight: 1.5 }} />
      <h3>
        <Phrase text={category.title} />
      </h3>
      <p>
        <Phrase text={category.subtitle} />
      </p>
    </Link>
  )
}
