import type { MarkBin } from '../../../kit/exam/exam-types.ts'
import { easedCurve } from './eased-curve.ts'

/** Where a bar stands, seen from one's own marks. */
type Side = 'below' | 'own' | 'above'

export type Drawing = {
  /** With few people or few different marks: honest bars. With many: a line over the same counts. */
  bars: { x: number; y: number; width: number; height: number; side: Side }[]
  curve: { line: string; area: string; below: string; peakX: number } | undefined
  own: { x: number; y: number }
  passX: number | undefined
  ticks: { x: number; marks: number }[]
}

export const frame = { width: 328, height: 190, left: 14, right: 314, top: 62, floor: 156 }

const fewPeople = 60
const fewBars = 6
/** More bars than this are thinner than a phone can show. */
const mostBars = 24

export function drawDistribution(all: readonly MarkBin[], ownMarks: number, passMarks: number | null): Drawing {
  const bins = mergeBins(trimBins(all), mostBars)
  const people = bins.reduce((sum, { count }) => sum + count, 0)
  const asCurve = people >= fewPeople && bins.length >= fewBars
  const range = rangeOf(bins, [ownMarks, ...(passMarks === null ? [] : [passMarks])])
  const xOf = (marks: number) => scale(marks, range.from, range.to, frame.left, frame.right)
  const curve = asCurve ? easedCurve(bins) : undefined
  const peak = Math.max(1, ...(curve ? curve.heights : bins.map(({ count }) => count)))
  const yOf = (count: number) => scale(count, 0, peak, frame.floor, frame.top)
  const last = bins.at(-1)
  const sideOf = (bin: MarkBin): Side => {
    if (ownMarks < bin.from) return 'above'
    return ownMarks < bin.to || (bin === last && ownMarks === bin.to) ? 'own' : 'below'
  }
  return {
    bars: asCurve ? [] : bins.map((bin) => ({ ...boxOf(bin, xOf, yOf), side: sideOf(bin) })),
    curve: curve && { ...pathsOf(curve.heightAt, range, ownMarks, xOf, yOf), peakX: xOf(curve.peakAt) },
    own: {
      x: xOf(ownMarks),
      y: yOf(curve ? curve.heightAt(ownMarks) : (bins.find((bin) => sideOf(bin) === 'own')?.count ?? 0)),
    },
    passX: passMarks === null ? undefined : xOf(passMarks),
    ticks: ticksIn(range).map((marks) => ({ marks, x: xOf(marks) })),
  }
}

const scale = (value: number, from: number, to: number, low: number, high: number) =>
  low + ((value - from) / (to - from)) * (high - low)

/** What is empty on both sides says nothing and would squeeze the rest. */
export function trimBins(bins: readonly MarkBin[]): MarkBin[] {
  const first = bins.findIndex(({ count }) => count > 0)
  return first < 0 ? [] : bins.slice(first, bins.findLastIndex(({ count }) => count > 0) + 1)
}

export function mergeBins(bins: readonly MarkBin[], atMost: number): MarkBin[] {
  const each = Math.ceil(bins.length / atMost)
  if (each <= 1) return [...bins]
  return Array.from({ length: Math.ceil(bins.length / each) }, (_, index) => {
    const group = bins.slice(index * each, (index + 1) * each)
    const count = group.reduce((sum, bin) => sum + bin.count, 0)
    return { from: group[0]?.from ?? 0, to: group.at(-1)?.to ?? 0, count }
  })
}

type Range = { from: number; to: number }

function rangeOf(bins: readonly MarkBin[], shown: readonly number[]): Range {
  const width = Math.max(1, ...bins.map(({ from, to }) => to - from))
  const from = Math.min(...shown, ...bins.map((bin) => bin.from)) - width / 2
  const to = Math.max(...shown, ...bins.map((bin) => bin.to)) + width / 2
  // One bar, or two, do not fill the whole picture.
  const more = Math.max(0, 8 * width - (to - from), 200 - (to - from)) / 2
  return { from: from - more, to: to + more }
}

/** At round marks, at most seven of them. */
function ticksIn({ from, to }: Range): number[] {
  const rough = (to - from) / 6
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(25, power * ([1, 2, 2.5, 3, 4, 5, 10].find((times) => power * times >= rough) ?? 10))
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step)
}

function boxOf(bin: MarkBin, xOf: (marks: number) => number, yOf: (count: number) => number) {
  const gap = 1
  const x = xOf(bin.from) + gap
  // The last bar may have no width of its own: full marks alone.
  const width = Math.max(4, xOf(bin.to) - xOf(bin.from) - 2 * gap)
  const y = yOf(bin.count)
  return { x, y, width, height: frame.floor - y }
}

const steps = 96

function pathsOf(
  heightAt: (marks: number) => number,
  range: Range,
  ownMarks: number,
  xOf: (marks: number) => number,
  yOf: (count: number) => number,
) {
  const pathTo = (end: number) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const marks = range.from + ((end - range.from) * step) / steps
      return `${step === 0 ? 'M' : 'L'}${xOf(marks).toFixed(1)} ${yOf(heightAt(marks)).toFixed(1)}`
    }).join('')
  const closed = (path: string) => `${path}V${frame.floor}H${frame.left}Z`
  const line = pathTo(range.to)
  return { line, area: closed(line), below: closed(pathTo(ownMarks)) }
}
