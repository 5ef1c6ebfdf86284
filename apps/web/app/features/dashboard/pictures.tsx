const drawing = {
  viewBox: '0 0 72 72',
  width: 72,
  height: 72,
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A wall calendar without an entry. */
export function BlankDay() {
  return (
    <svg {...drawing} aria-hidden="true">
      <rect x="12" y="16" width="48" height="46" rx="6" fill="var(--color-surface)" stroke="var(--color-brand)" />
      <path
        d="M12 22a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v7H12z"
        fill="var(--color-brand-soft)"
        stroke="var(--color-brand)"
      />
      <path d="M25 10v11M47 10v11" stroke="var(--color-brand)" />
      <path d="M22 39h28M22 50h16" stroke="var(--color-control)" strokeDasharray="1 6" />
    </svg>
  )
}

/** Steps that nobody has climbed yet. */
export function BlankSteps() {
  return (
    <svg {...drawing} aria-hidden="true">
      <path d="M8 62h56" stroke="var(--color-control)" />
      <rect x="14" y="46" width="12" height="16" rx="2" fill="var(--color-brand-soft)" stroke="var(--color-brand)" />
      <rect x="30" y="32" width="12" height="30" rx="2" stroke="var(--color-control)" strokeDasharray="4 5" />
      <rect x="46" y="18" width="12" height="44" rx="2" stroke="var(--color-control)" strokeDasharray="4 5" />
      <path d="M14 34c10-4 20-12 28-24m0 0-8 1m8-1 1 8" stroke="var(--color-brand)" />
    </svg>
  )
}

/** A notice board with room on it. */
export function BlankBoard() {
  return (
    <svg {...drawing} aria-hidden="true">
      <rect x="10" y="14" width="52" height="42" rx="5" fill="var(--color-surface)" stroke="var(--color-brand)" />
      <path d="M18 23h16v14H18z" fill="var(--color-brand-soft)" stroke="var(--color-brand)" />
      <path d="M42 24h12v18H42zM18 44h16v5H18z" stroke="var(--color-control)" strokeDasharray="3 4" />
      <circle cx="26" cy="23" r="2" fill="var(--color-accent)" />
    </svg>
  )
}
