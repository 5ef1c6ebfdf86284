/** A pulse that pauses between two towers: calm, not an alarm. */
export function OfflinePicture() {
  return (
    <svg className="pic" viewBox="0 0 168 120" width="168" height="120" aria-hidden="true">
      <g fill="none" stroke="var(--color-brand)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M30 100 38 52l8 48M33 82h10M35 70h6" />
        <path d="M28 44a14 14 0 0 1 0-18M48 44a14 14 0 0 0 0-18" />
        <path d="M22 50a24 24 0 0 1 0-30M54 50a24 24 0 0 0 0-30" strokeOpacity=".35" />
      </g>
      <circle cx="38" cy="36" r="4" fill="var(--color-brand)" />
      <path d="M64 66h10m8 0h2" stroke="var(--color-brand)" strokeWidth="2" strokeLinecap="round" />
      <path d="M92 66h16" stroke="var(--color-control)" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 7" />
      <rect
        x="118"
        y="34"
        width="34"
        height="62"
        rx="6"
        fill="var(--color-surface)"
        stroke="var(--color-control)"
        strokeWidth="2"
      />
      <path
        d="M124 44h22M124 52h16M124 60h20M124 68h12"
        stroke="var(--color-plate-mid)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="m127 82 4 4 8-9"
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M14 104h140" stroke="var(--color-line)" strokeWidth="2" />
    </svg>
  )
}
