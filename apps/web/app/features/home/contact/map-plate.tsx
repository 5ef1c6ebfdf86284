/** A drawn piece of a city, the same for every branch: it shows that there is a way, the link shows which. */
export function MapPlate() {
  return (
    <svg className="plate" viewBox="0 0 560 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="560" height="300" fill="var(--color-sunk)" />
      <path d="M60 180h90v70H60zM392 40l80-12 14 64-84 10z" fill="var(--color-brand-soft)" />
      <path d="M-10 120C90 96 150 70 180-10" stroke="var(--color-plate-mist)" strokeWidth="34" fill="none" />
      <g fill="none" stroke="var(--color-surface)" strokeLinecap="round">
        <path d="M-10 262 580 196M300-10l36 330" strokeWidth="18" />
        <path
          d="M-10 160 318 130l262-14M150 60l26 250M430-10l36 330M210-10l26 320M-10 214l340-36M340 60l240-26M326 260l254-10M60 130l24 180M520-10l28 330M100 90l218-24"
          strokeWidth="8"
        />
      </g>
      <g transform="translate(322 186)">
        <ellipse cy="2" rx="14" ry="4" fill="var(--color-ink)" fillOpacity=".18" />
        <path d="M0 0C-16-20-24-30-24-44a24 24 0 0 1 48 0C24-30 16-20 0 0Z" fill="var(--color-brand-fill)" />
        <circle cy="-44" r="9" fill="var(--color-on-brand)" />
      </g>
    </svg>
  )
}
