/** A figure whose one label leads to nothing: the address has no page. */
export function MissingLabel() {
  return (
    <svg
      className="pic"
      viewBox="0 0 168 120"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="14" y="14" width="140" height="92" rx="6" fill="var(--color-surface)" stroke="var(--color-line)" />
      <path
        d="M14 37h140M14 60h140M14 83h140M49 14v92M84 14v92M119 14v92"
        stroke="var(--color-line)"
        strokeWidth="1"
        strokeOpacity=".7"
      />
      <path d="M30 92c6-22 26-14 30-34s16-26 30-22" stroke="var(--color-brand)" strokeDasharray="1 6" strokeWidth="3" />
      <circle cx="30" cy="92" r="4" fill="var(--color-brand)" />
      <path
        d="M108 72c-10-12-15-19-15-27a15 15 0 0 1 30 0c0 8-5 15-15 27Z"
        fill="var(--color-brand-soft)"
        stroke="var(--color-brand)"
      />
      <path d="M104 41c0-6 9-6 9 0 0 4-5 4-5 8m0 6h.01" stroke="var(--color-brand)" strokeWidth="2.4" />
      <path d="M98 80h20" stroke="var(--color-control)" strokeDasharray="3 5" />
    </svg>
  )
}
