/** A notebook that lies open, with a line that comes round again. */
export function OpenNotebookPicture() {
  return (
    <svg className="pic" viewBox="0 0 168 120" fill="none" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
      <path
        d="M84 30C70 20 48 18 28 22v72c20-4 42-2 56 8 14-10 36-12 56-8V22c-20-4-42-2-56 8z"
        fill="var(--color-brand-soft)"
        stroke="var(--color-brand)"
      />
      <path d="M84 30v72" stroke="var(--color-brand)" />
      <path
        d="M40 40c12-2 24 0 32 4M40 56c12-2 24 0 32 4M40 72c12-2 24 0 32 4"
        stroke="var(--color-control)"
        strokeLinecap="round"
      />
      <path d="M98 62a16 16 0 1 0 6-13m-6-5v8h8" stroke="var(--color-brand)" strokeLinecap="round" />
    </svg>
  )
}
