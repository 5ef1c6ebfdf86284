/** A drawn cover for an event without a picture: graph paper with a line on it, in one of three printings. */
const printings = [
  { paper: 'var(--color-plate-teal)', grid: 'var(--color-plate-mid)', line: 'var(--color-plate-cream)' },
  { paper: 'var(--color-plate-mist)', grid: 'var(--color-brand-line)', line: 'var(--color-brand)' },
  { paper: 'var(--color-plate-sand)', grid: 'var(--color-brand-line)', line: 'var(--color-brand)' },
] as const

const beat = 'h32q6-10 12 0h10l4 6 5-57 5 69 3-18q12-15 22-3 7 0 12 3h15'

export function EventPlate({ id }: { id: number }) {
  const { paper, grid, line } = printings[id % printings.length] ?? printings[0]
  const gridId = `event-grid-${id}`
  return (
    <svg className="plate" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <pattern id={gridId} width="20" height="20" patternUnits="userSpaceOnUse">
        <path d="M20 0V20H0" fill="none" stroke={grid} strokeOpacity=".45" strokeWidth=".8" />
      </pattern>
      <rect width="320" height="180" fill={paper} />
      <rect width="320" height="180" fill={`url(#${gridId})`} />
      <path d={`M-20 104${beat}${beat}${beat}`} fill="none" stroke={line} strokeWidth="2.4" strokeLinejoin="round" />
    </svg>
  )
}
