/** A board in the house's two colours, where the video brought no picture: a trace that runs on across it. */
export function PosterPlate() {
  return (
    <svg className="plate" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <rect width="320" height="180" fill="var(--color-plate-teal)" />
      <g stroke="var(--color-plate-mid)" strokeOpacity=".38">
        <path d="M0 30h320M0 60h320M0 90h320M0 120h320M0 150h320M40 0v180M80 0v180M120 0v180M160 0v180M200 0v180M240 0v180M280 0v180" />
      </g>
      <path
        d="M0 78h58l9-16 11 26 14-62 15 84 12-40 9 8h46l9-16 11 26 14-62 15 84 12-40 9 8h92"
        stroke="var(--color-plate-cream)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeOpacity=".8"
      />
    </svg>
  )
}
