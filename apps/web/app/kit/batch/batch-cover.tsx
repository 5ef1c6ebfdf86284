import { useState } from 'react'
import styles from './batch-card.module.css'
import type { BatchCardData } from './batch-queries.ts'
import { drawingOf } from './drawings.ts'

type CoverProps = { batch: Pick<BatchCardData, 'id' | 'image' | 'category'>; eager?: boolean }

/** The batch's picture, or its category's drawing on graph paper in the category's tone. */
export function BatchCover({ batch, eager = false }: CoverProps) {
  const [missing, setMissing] = useState(false)
  if (batch.image === null || missing) return <DrawnCover id={batch.id} category={batch.category} />
  return (
    <img
      src={batch.image}
      alt=""
      width={1280}
      height={320}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}

function DrawnCover({ id, category }: { id: number; category: BatchCardData['category'] }) {
  const grid = `batch-grid-${id}`
  return (
    <svg
      className={`plate ${styles.cover}`}
      data-tone={category.tone}
      viewBox="0 0 640 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <pattern id={grid} width="20" height="20" patternUnits="userSpaceOnUse">
        <path className={styles.coverGrid} d="M20 0V20H0" fill="none" strokeWidth=".8" />
      </pattern>
      <rect className={styles.coverPaper} x="-640" width="1920" height="320" />
      <rect x="-640" width="1920" height="320" fill={`url(#${grid})`} />
      <path
        className={styles.coverLine}
        d={drawingOf(category.icon)}
        transform="translate(224 64) scale(8)"
        fill="none"
        strokeWidth=".42"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
