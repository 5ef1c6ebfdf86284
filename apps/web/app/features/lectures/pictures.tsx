const drawing = {
  className: 'pic',
  viewBox: '0 0 168 120',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A lecture hall behind a closed client, a light in its window. */
export function ReviewClosed() {
  return (
    <svg {...drawing} aria-hidden="true">
      <path d="M24 106h120" stroke="var(--color-control)" />
      <rect x="58" y="20" width="52" height="86" rx="4" fill="var(--color-brand-soft)" stroke="var(--color-brand)" />
      <rect x="68" y="31" width="32" height="26" rx="3" fill="var(--color-surface)" stroke="var(--color-brand)" />
      <path d="m80 38 10 6-10 6z" fill="var(--color-accent)" stroke="var(--color-accent)" />
      <circle cx="101" cy="72" r="3" fill="var(--color-brand)" />
      <path d="M32 106V66h14v40M122 106V52h14v54" stroke="var(--color-control)" strokeDasharray="3 6" />
    </svg>
  )
}

/** A screen that waits for its picture. */
export function WaitingScreen() {
  return (
    <svg {...drawing} aria-hidden="true">
      <rect x="30" y="18" width="108" height="68" rx="6" fill="var(--color-surface)" stroke="var(--color-brand)" />
      <path d="M30 70h108" stroke="var(--color-line)" />
      <path d="M84 86v14M60 104h48" stroke="var(--color-brand)" />
      <circle cx="84" cy="46" r="16" fill="var(--color-brand-soft)" stroke="var(--color-brand)" />
      <path d="M84 37v9l6 4" stroke="var(--color-brand)" />
      <path d="M38 78h30" stroke="var(--color-accent)" strokeWidth="3" />
      <path d="M74 78h56" stroke="var(--color-control)" strokeDasharray="1 6" />
    </svg>
  )
}

/** All tapes on the shelf are ticked. */
export function AllWatched() {
  return (
    <svg {...drawing} aria-hidden="true">
      <path d="M26 96h116" stroke="var(--color-control)" />
      <rect x="36" y="52" width="28" height="44" rx="4" fill="var(--color-brand-soft)" stroke="var(--color-brand)" />
      <rect x="70" y="40" width="28" height="56" rx="4" fill="var(--color-surface)" stroke="var(--color-brand)" />
      <rect x="104" y="58" width="28" height="38" rx="4" fill="var(--color-brand-soft)" stroke="var(--color-brand)" />
      <path d="m44 74 4 4 8-9M78 68l4 4 8-9M112 77l4 4 8-9" stroke="var(--color-brand)" />
      <circle cx="126" cy="30" r="10" fill="var(--color-accent)" />
      <path
        d="M126 12v-4M126 52v-4M108 30h-4M148 30h-4M113 17l-3-3M142 46l-3-3M139 17l3-3"
        stroke="var(--color-accent)"
      />
    </svg>
  )
}

/** A shelf with room for one more tape. */
export function RoomForMore() {
  return (
    <svg {...drawing} aria-hidden="true">
      <path d="M26 96h116" stroke="var(--color-control)" />
      <rect x="38" y="38" width="92" height="58" rx="6" stroke="var(--color-control)" strokeDasharray="4 6" />
      <circle cx="84" cy="67" r="15" fill="var(--color-brand-soft)" stroke="var(--color-brand)" />
      <path d="m80 60 11 7-11 7z" fill="var(--color-brand)" stroke="var(--color-brand)" />
      <path d="M84 14v12m-6-6h12" stroke="var(--color-accent)" strokeWidth="3" />
    </svg>
  )
}
