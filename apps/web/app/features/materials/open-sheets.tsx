/** Sheets laid out to read, of which the first is still to be written. */
export function OpenSheets() {
  return (
    <svg className="pic" viewBox="0 0 168 120" fill="none" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <path d="M16 104h136" stroke="var(--color-control)" strokeLinecap="round" />
      <g stroke="var(--color-brand)" strokeLinecap="round">
        <path d="M84 34c-14-9-30-11-46-8v66c16-3 32-1 46 8z" fill="var(--color-brand-soft)" />
        <path d="M84 34c14-9 30-11 46-8v66c-16-3-32-1-46 8z" fill="var(--color-surface)" strokeDasharray="4 5" />
        <path d="M50 42c8-1 16 0 24 4M50 54c8-1 16 0 24 4M50 66c8-1 14 0 18 2" />
      </g>
      <path d="m112 84 22-34 7 5-22 33-9 4z" fill="var(--color-plate-sand)" stroke="var(--color-brand)" />
    </svg>
  )
}
