/** A textbook spread: the left page is set, the right one is still pencilled in. */
export function PageInPrint() {
  return (
    <svg
      className="pic"
      viewBox="0 0 168 120"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M84 30C70 20 44 18 18 22v74c26-4 52-2 66 8Z" fill="var(--color-surface)" stroke="var(--color-brand)" />
      <path
        d="M84 30c14-10 40-12 66-8v74c-26-4-52-2-66 8Z"
        fill="var(--color-surface)"
        stroke="var(--color-control)"
        strokeDasharray="4 5"
      />
      <g stroke="var(--color-brand)">
        <path d="M30 36c14-2 28-1 42 4" strokeWidth="3" />
        <path d="M30 48c14-2 28-1 42 4M30 76c14-2 28-1 42 4M30 86c10-1 20-1 30 2" strokeOpacity=".45" />
        <path d="M30 64h8l4-8 6 14 4-7h8" />
      </g>
      <path d="M96 40c12-4 24-5 36-4M96 52c8-3 14-4 20-4" stroke="var(--color-control)" strokeDasharray="1 5" />
      <path d="m112 80 34-40 9 8-34 40-12 4Z" fill="var(--color-accent)" stroke="var(--color-ink)" />
      <path d="m112 80 9 8m18-39 9 8" stroke="var(--color-ink)" />
      <path d="M96 78c4-4 8 4 12 0" stroke="var(--color-ink-2)" />
      <path d="M24 108h120" stroke="var(--color-line)" />
    </svg>
  )
}
