/** Two people about to talk: nothing has been said yet. */
export function NoTalk() {
  return (
    <svg className="pic" viewBox="0 0 168 120" fill="none" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <path
        d="M22 26a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H48L34 76V64h-4a8 8 0 0 1-8-8z"
        fill="var(--color-brand-soft)"
        stroke="var(--color-brand)"
      />
      <path d="M36 34h46M36 46h28" stroke="var(--color-brand)" strokeLinecap="round" />
      <path
        d="M146 58a8 8 0 0 0-8-8h-28v6a16 16 0 0 1-16 16H74v12a8 8 0 0 0 8 8h38l14 12V92h4a8 8 0 0 0 8-8z"
        fill="var(--color-surface)"
        stroke="var(--color-control)"
        strokeDasharray="4 5"
      />
      <circle cx="134" cy="30" r="5" fill="var(--color-accent)" />
      <path d="M20 112h128" stroke="var(--color-line)" />
    </svg>
  )
}
