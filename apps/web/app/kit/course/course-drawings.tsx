/** A leaf of a calendar without a mark: nothing is set down yet. */
export function EmptyTimetable() {
  return (
    <svg className="pic" viewBox="0 0 168 120" fill="none" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <path d="M20 108h128" stroke="var(--color-line)" />
      <g stroke="var(--color-brand)">
        <rect x="44" y="22" width="80" height="78" rx="6" fill="var(--color-surface)" />
        <path d="M44 42h80" />
        <path d="M44 28a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v14H44z" fill="var(--color-brand-soft)" />
        <path d="M62 14v14M106 14v14" strokeLinecap="round" />
      </g>
      <g stroke="var(--color-control)" strokeDasharray="3 4">
        <rect x="56" y="52" width="14" height="12" rx="2" />
        <rect x="77" y="52" width="14" height="12" rx="2" />
        <rect x="98" y="52" width="14" height="12" rx="2" />
        <rect x="56" y="74" width="14" height="12" rx="2" />
        <rect x="98" y="74" width="14" height="12" rx="2" />
      </g>
      <rect x="77" y="74" width="14" height="12" rx="2" fill="var(--color-plate-sand)" stroke="var(--color-brand)" />
    </svg>
  )
}
