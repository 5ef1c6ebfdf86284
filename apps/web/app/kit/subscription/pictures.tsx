import styles from './subscription.module.css'
/** Recorded lectures as spines on a board, one of them drawn out. */
export function SpinesPicture() {
  return (
    <svg
      className={styles.subPlate}
      viewBox="0 0 360 84"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect width="360" height="84" fill="var(--color-plate-mist)" />
      <g stroke="var(--color-plate-teal)">
        <path d="M28 76V26h16v50M44 76V34h12v42M56 76V20h18v56" fill="var(--color-plate-cream)" />
        <path d="M28 40h16M56 34h18M56 40h18" strokeLinecap="round" />
        <rect x="86" y="14" width="74" height="48" rx="6" fill="var(--color-plate-teal)" />
        <path d="m117 29 18 9-18 9z" fill="var(--color-plate-cream)" stroke="none" />
        <path d="M172 76V30h14v46M186 76V22h18v54M204 76V36h12v40M216 76V26h16v50" fill="var(--color-plate-cream)" />
        <path d="M186 36h18M216 40h16M216 46h16" strokeLinecap="round" />
        <path d="m246 75 12-48 15 4-11 45" fill="var(--color-plate-sand)" />
        <path d="M288 76V30h18v46M306 76V38h12v38M318 76V24h14v52" fill="var(--color-plate-cream)" />
        <path d="M0 76h360" />
      </g>
    </svg>
  )
}

/** A reel with nothing on it yet. */
export function EmptyReel() {
  return (
    <svg className="pic" viewBox="0 0 168 120" fill="none" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <path d="M16 104h136" stroke="var(--color-control)" strokeLinecap="round" />
      <g stroke="var(--color-brand)">
        <rect x="36" y="26" width="96" height="62" rx="8" fill="var(--color-brand-soft)" />
        <path d="m76 45 24 12-24 12z" fill="var(--color-surface)" />
        <path d="M48 98h72" strokeLinecap="round" strokeDasharray="4 6" />
        <circle cx="52" cy="98" r="4" fill="var(--color-surface)" />
      </g>
      <path d="M28 40v34M140 40v34" stroke="var(--color-control)" strokeLinecap="round" strokeDasharray="4 6" />
    </svg>
  )
}
