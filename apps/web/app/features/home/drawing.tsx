type DrawingProps = { d: string; size?: number; stroke?: number }

/** One stroked path on the 24 grid, for pictures that come with a section; what the first screen needs is in the style sheet. */
export function Drawing({ d, size = 20, stroke = 1.75 }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
