import type { DeliveryState } from './sheet-queries.ts'

const drawing = {
  className: 'pic',
  viewBox: '0 0 168 120',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const brand = 'var(--color-brand)'
const soft = 'var(--color-brand-soft)'
const control = 'var(--color-control)'
const sand = 'var(--color-plate-sand)'

const Ground = () => <path d="M16 100h136" stroke={control} />

/** A box with sheets still looking out. */
function Packing() {
  return (
    <svg {...drawing} aria-hidden="true">
      <Ground />
      <path d="M66 54V30h36v24" fill="var(--color-surface)" stroke={brand} />
      <path d="M73 39h22M73 46h14" stroke={control} />
      <path d="M52 54h64v46H52z" fill={sand} stroke={brand} />
      <path d="m52 54-14 12m78-12 14 12" stroke={brand} />
      <path d="M76 54v14h16V54" fill={soft} stroke={brand} />
    </svg>
  )
}

function OnTheWay() {
  return (
    <svg {...drawing} aria-hidden="true">
      <path d="M16 100h136" stroke={control} strokeDasharray="14 8" />
      <path d="M18 60h18M12 72h20M22 84h12" stroke={control} />
      <path d="M44 44h56v48H44z" fill={sand} stroke={brand} />
      <path d="M62 44v16h18V44" fill={soft} stroke={brand} />
      <path d="M100 58h20l18 18v16h-38z" fill={soft} stroke={brand} />
      <path d="M108 66h10l10 10h-20z" fill="var(--color-surface)" stroke={brand} />
      <circle cx="64" cy="94" r="9" fill="var(--color-surface)" stroke={brand} />
      <circle cx="118" cy="94" r="9" fill="var(--color-surface)" stroke={brand} />
      <circle cx="118" cy="94" r="2" fill="var(--color-accent)" />
      <circle cx="64" cy="94" r="2" fill="var(--color-accent)" />
    </svg>
  )
}

/** Books on the desk, where they belong. */
function Arrived() {
  return (
    <svg {...drawing} aria-hidden="true">
      <Ground />
      <rect x="40" y="84" width="80" height="16" rx="3" fill={sand} stroke={brand} />
      <rect x="48" y="68" width="72" height="16" rx="3" fill={soft} stroke={brand} />
      <rect x="42" y="52" width="70" height="16" rx="3" fill={sand} stroke={brand} />
      <path d="M54 84v16M62 68v16M56 52v16" stroke={brand} />
      <circle cx="116" cy="44" r="17" fill="var(--color-ok)" />
      <path d="m108 44 6 6 11-12" stroke="var(--color-surface)" strokeWidth="3" />
    </svg>
  )
}

/** A box that turned round, or waits. */
function Stopped() {
  return (
    <svg {...drawing} aria-hidden="true">
      <Ground />
      <path d="M50 50h68v50H50z" fill={sand} stroke={brand} />
      <path d="M76 50v16h16V50" fill={soft} stroke={brand} />
      <path d="M124 34a44 30 0 0 0-80 0m0 0 1-12m-1 12 12-2" stroke="var(--color-bad)" />
    </svg>
  )
}

const pictures: Partial<Record<DeliveryState, () => React.JSX.Element>> = {
  draft: Packing,
  booked: Packing,
  delivered: Arrived,
  returned: Stopped,
  cancelled: Stopped,
  on_hold: Stopped,
}

export function ParcelPicture({ state }: { state: DeliveryState }) {
  const Picture = pictures[state] ?? OnTheWay
  return <Picture />
}
