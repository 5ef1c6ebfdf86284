/** A drawn piece of a city: it shows that there is a way, the link shows which. Branches side by side get other pieces. */
export function BranchMap({ position }: { position: number }) {
  return (
    <svg className="plate" viewBox="0 0 560 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="560" height="300" fill="var(--color-sunk)" />
      <g transform={turns[position % turns.length]}>
        <path d="M60 180h90v70H60zM392 40l80-12 14 64-84 10z" fill="var(--color-brand-soft)" />
        <path d="M-30 122C90 96 150 70 182-30" stroke="var(--color-plate-mist)" strokeWidth="34" fill="none" />
        <g fill="none" stroke="var(--color-surface)" strokeLinecap="round">
          <path d="M-60 268 640 190M294-60l48 420" strokeWidth="18" />
          <path
            d="M-60 165 318 130l322-17M150 60l30 300M424-60l48 420M204-60l32 420M-60 219l390-41M340 60l300-33M326 260l314-12M54 100l30 260M514-60l42 420M100 90l218-24"
            strokeWidth="8"
          />
        </g>
      </g>
      <g transform="translate(322 186)">
        <ellipse cy="2" rx="14" ry="4" fill="var(--color-ink)" fillOpacity=".18" />
        <path d="M0 0C-16-20-24-30-24-44a24 24 0 0 1 48 0C24-30 16-20 0 0Z" fill="var(--color-brand-fill)" />
        <circle cy="-44" r="9" fill="var(--color-on-brand)" />
      </g>
    </svg>
  )
}

/** All turn around the crossing under the pin. */
const turns = [
  undefined,
  'translate(322 186) scale(-1.15 1.15) rotate(9) translate(-322 -186)',
  'translate(322 186) scale(1.25 -1.25) rotate(-14) translate(-322 -186)',
]
