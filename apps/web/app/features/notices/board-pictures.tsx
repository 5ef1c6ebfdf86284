/** A board with room on it, and a bell that has not rung yet. */
export function QuietBoard() {
  return (
    <svg className="pic" viewBox="0 0 168 120" fill="none" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <rect x="28" y="18" width="112" height="78" rx="8" fill="var(--color-surface)" stroke="var(--color-brand)" />
      <path d="M28 34h112" stroke="var(--color-brand)" />
      <circle cx="38" cy="26" r="2.5" fill="var(--color-accent)" />
      <path
        d="M44 48h34v30H44zM92 46h34v18H92zM92 72h22v12H92z"
        stroke="var(--color-control)"
        strokeDasharray="4 5"
        strokeLinecap="round"
      />
      <path d="M16 106h136" stroke="var(--color-line)" />
      <path d="M52 96v10M116 96v10" stroke="var(--color-control)" />
    </svg>
  )
}

/** Every sheet on the board is ticked off. */
export function ReadBoard() {
  return (
    <svg className="pic" viewBox="0 0 168 120" fill="none" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <rect x="28" y="18" width="112" height="78" rx="8" fill="var(--color-surface)" stroke="var(--color-brand)" />
      <path d="M28 34h112" stroke="var(--color-brand)" />
      <circle cx="38" cy="26" r="2.5" fill="var(--color-accent)" />
      <g stroke="var(--color-brand)" strokeLinecap="round">
        <path d="M44 46h34v34H44z" fill="var(--color-brand-soft)" />
        <path d="M92 46h34v34H92z" fill="var(--color-plate-sand)" />
        <path d="m53 63 6 6 11-12M101 63l6 6 11-12" />
      </g>
      <path d="M16 106h136" stroke="var(--color-line)" />
      <path d="M52 96v10M116 96v10" stroke="var(--color-control)" />
    </svg>
  )
}
