/** A stack of handed-in papers, the last one ticked: nothing is left to sit. */
export function AllSat() {
  return (
    <svg className="pic" viewBox="0 0 168 120" fill="none" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <path d="M20 108h128" stroke="var(--color-line)" />
      <path d="m58 34 52-8 10 66-52 8z" fill="var(--color-plate-sand)" stroke="var(--color-control)" />
      <g stroke="var(--color-brand)">
        <rect x="50" y="26" width="56" height="72" rx="4" fill="var(--color-surface)" />
        <path d="M60 42h28M60 54h36M60 66h22" strokeLinecap="round" />
        <circle cx="104" cy="84" r="16" fill="var(--color-brand-soft)" />
        <path d="m97 84 5 5 9-10" strokeLinecap="round" strokeWidth="3" />
      </g>
    </svg>
  )
}
