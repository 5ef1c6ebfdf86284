/** A shelf with room on it: nothing has come here yet. */
export function EmptyShelf() {
  return (
    <svg className="pic" viewBox="0 0 168 120" fill="none" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <path d="M12 100h144" stroke="var(--color-control)" />
      <g stroke="var(--color-brand)">
        <rect x="30" y="40" width="18" height="60" rx="3" fill="var(--color-brand-soft)" />
        <rect x="48" y="28" width="14" height="72" rx="3" fill="var(--color-plate-sand)" />
        <path d="M30 54h18M30 60h18M48 42h14" strokeLinecap="round" />
        <path d="m84 98 16-58 18 5-16 55" fill="var(--color-surface)" strokeDasharray="4 5" />
      </g>
      <path d="M122 100V46h16v54" stroke="var(--color-control)" strokeDasharray="4 5" />
      <path d="M20 108h128" stroke="var(--color-line)" />
    </svg>
  )
}
