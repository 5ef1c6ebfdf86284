/** Axes without a line yet. */
export function NoTrend() {
  return (
    <svg className="pic" viewBox="0 0 168 120" fill="none" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <path d="M36 20v80h104" stroke="var(--color-control)" strokeLinecap="round" />
      <path d="M36 74h104M36 47h104" stroke="var(--color-line)" />
      <path d="m48 84 26-14 24 6 34-32" stroke="var(--color-brand)" strokeDasharray="4 6" strokeLinecap="round" />
      <g fill="var(--color-brand-soft)" stroke="var(--color-brand)">
        <circle cx="48" cy="84" r="5" />
        <circle cx="74" cy="70" r="5" />
        <circle cx="98" cy="76" r="5" />
        <circle cx="132" cy="44" r="5" />
      </g>
    </svg>
  )
}
