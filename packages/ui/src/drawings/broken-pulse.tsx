/** A trace that broke off: something did not come through. */
export function BrokenPulse() {
  return (
    <svg
      className="pic"
      viewBox="0 0 168 120"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M8 66h34l6-9 7 9h8l7-32 9 50 6-18h4" stroke="var(--color-brand)" />
      <path d="M108 66h52" stroke="var(--color-control)" strokeDasharray="3 7" />
      <circle cx="98" cy="66" r="11" fill="var(--color-surface)" stroke="var(--color-control)" />
      <path d="m94 62 8 8m0-8-8 8" stroke="var(--color-ink-2)" />
    </svg>
  )
}
