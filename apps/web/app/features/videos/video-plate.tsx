/** Where a video has no poster: a heartbeat on graph paper. */
export function VideoPlate() {
  return (
    <svg className="plate" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill="var(--color-plate-teal)" />
      <path
        d="M0 20h320M0 40h320M0 60h320M0 80h320M0 100h320M0 120h320M0 140h320M0 160h320M20 0v180M40 0v180M60 0v180M80 0v180M100 0v180M120 0v180M140 0v180M160 0v180M180 0v180M200 0v180M220 0v180M240 0v180M260 0v180M280 0v180M300 0v180"
        stroke="#fff"
        strokeOpacity=".08"
      />
      <path
        d="M0 96h60l8-10 8 10h16l6 8 10-52 12 70 8-26h18l10-14 12 14h70l8-10 8 10h16l6 8 10-52 12 70 8-26h40"
        fill="none"
        stroke="var(--color-plate-cream)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  )
}
