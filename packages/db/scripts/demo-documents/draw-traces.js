// Draws the strips of the ECG book: `<div class="trace" data-rhythm="…">` gets a strip on its squared paper.
const mm = 4
const width = 98
const height = 26

/** A wave: where it stands after the beat's start, how wide and how high it is, in millimetres. */
const bump = (at, wide, high) => (x) => high * Math.exp(-(((x - at) / (wide / 2)) ** 2) * 2)
const spike = (at, wide, high) => (x) => Math.max(0, 1 - Math.abs(x - at) / (wide / 2)) * high

const p = bump(2.5, 2, 1.3)
const qrs = [spike(6.6, 0.8, -1), spike(7.4, 1, 10), spike(8.3, 0.9, -2.4)]
const t = bump(14, 5, 2.6)
const beatAfter = (delay, waves) => waves.map((wave) => (x) => wave(x - delay))

const rhythms = {
  sinus: { starts: [2, 22, 42, 62, 82], waves: () => [p, ...qrs, t] },
  fibrillation: {
    starts: [2, 16, 35, 46, 67, 79],
    waves: () => [...qrs, bump(13, 4, 1.8)],
    base: (x) => 0.5 * Math.sin(x * 2.1) + 0.35 * Math.sin(x * 3.3 + 1),
  },
  flutter: { starts: [1, 21, 41, 61, 81], waves: () => qrs, base: (x) => 1.7 - 3.4 * ((x / 5) % 1) },
  'first-degree': { starts: [0, 25, 50, 75], waves: () => [bump(2.5, 2, 1.3), ...beatAfter(3, [...qrs, t])] },
  wenckebach: {
    starts: [0, 22, 44, 66, 80],
    waves: (beat) => (beat === 3 ? [p] : [p, ...beatAfter([0, 1.8, 3.4, 0, 0][beat], [...qrs, t])]),
  },
  complete: {
    starts: [4, 44, 80],
    waves: () => [spike(6.4, 1.6, -2), spike(8.4, 2.6, 8), spike(10.6, 2.2, -3), bump(18, 6, -2.4)],
    base: (x) => bump(2.5, 2, 1.3)(((x + 3) % 17.5) + 0.1),
  },
  'st-elevation': {
    starts: [2, 22, 42, 62, 82],
    waves: () => [p, spike(6.6, 0.9, -1.6), spike(7.5, 1, 7), bump(11.6, 7.5, 4.4), bump(14.5, 5, 2.4)],
  },
  hyperkalaemia: {
    starts: [2, 22, 42, 62, 82],
    waves: () => [bump(2, 3, 0.4), spike(6, 1.6, -1), spike(7.6, 2, 8), spike(9.4, 2, -3), spike(14, 4, 8.5)],
  },
}

const path = ({ starts, waves, base = () => 0 }) => {
  const points = []
  for (let x = 0; x <= width; x += 0.1) {
    const high = starts.flatMap((start, beat) => waves(beat).map((wave) => wave(x - start)))
    points.push(
      `${(x * mm).toFixed(1)} ${((17 - base(x) - high.reduce((sum, each) => sum + each, 0)) * mm).toFixed(1)}`,
    )
  }
  return `M${points.join('L')}`
}

const grid = (step) => {
  const down = Array.from({ length: Math.floor(width / step) + 1 }, (_, at) => `M${at * step * mm} 0v${height * mm}`)
  const across = Array.from({ length: Math.floor(height / step) + 1 }, (_, at) => `M0 ${at * step * mm}h${width * mm}`)
  return [...down, ...across].join('')
}

for (const strip of document.querySelectorAll('[data-rhythm]')) {
  strip.innerHTML = `<svg viewBox="0 0 ${width * mm} ${height * mm}"><rect width="100%" height="100%" fill="#fdf4f2"/>
    <path d="${grid(1)}" stroke="#f4d6d0" stroke-width=".6"/><path d="${grid(5)}" stroke="#e5aca1" stroke-width="1"/>
    <path d="${path(rhythms[strip.dataset.rhythm])}" fill="none" stroke="#1a2325" stroke-width="2.4" stroke-linejoin="round"/></svg>`
}
