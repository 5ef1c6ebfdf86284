import { toLatinDigits } from '../numbers/digits.ts'

/** Words to a video from one second to another. */
export type Cue = { from: number; to: number; text: string }

/** What is wrong with captions, and in which line of the text they were written as. */
export type VttFault = { line: number; code: 'times' | 'order' | 'ends' | 'empty' | 'beyond' }

export type ReadCaptions = { cues: Cue[]; faults: VttFault[] }

const times = /^\s*([\d:.,]+)\s*-->\s*([\d:.,]+)(?:\s+\S.*)?$/

/**
 * Captions as WebVTT, or as SRT, which differs by its commas: cues in their order, and every fault with its line. Notes, styles, settings
 * and numbers of cues are left out; digits may be Bengali. `seconds` is how long the video is, where that is known.
 */
export function readVtt(text: string, seconds = Number.POSITIVE_INFINITY): ReadCaptions {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const cues: Cue[] = []
  const faults: VttFault[] = []
  for (let at = 0; at < lines.length; at++) {
    if (!lines[at]!.includes('-->')) {
      // A note or a style ends with the next empty line.
      if (/^(NOTE|STYLE|REGION)\b/.test(lines[at]!)) while (at < lines.length && lines[at]!.trim() !== '') at++
      continue
    }
    const line = at + 1
    const [, start = '', end = ''] = times.exec(toLatinDigits(lines[at]!)) ?? []
    const [from, to] = [secondsOf(start), secondsOf(end)]
    const words: string[] = []
    while (at + 1 < lines.length && lines[at + 1]!.trim() !== '' && !lines[at + 1]!.includes('-->')) {
      at += 1
      words.push(lines[at]!.trim())
    }
    // Without an empty line between, the number of the next cue stands at the end of this one.
    if (lines[at + 1]?.includes('-->') && /^\d+$/.test(words.at(-1) ?? '')) words.pop()
    const said = words.join('\n').normalize('NFC')
    if (from === undefined || to === undefined) faults.push({ line, code: 'times' })
    else {
      if (to <= from) faults.push({ line, code: 'ends' })
      if (from < (cues.at(-1)?.from ?? 0)) faults.push({ line, code: 'order' })
      if (from >= seconds) faults.push({ line, code: 'beyond' })
      if (said === '') faults.push({ line, code: 'empty' })
      cues.push({ from, to, text: said })
    }
  }
  return { cues, faults }
}

/** As a file that every player reads. */
export const writeVtt = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${spellTime(from)} --> ${spellTime(to)}\n${text}`)].join('\n\n') +
  '\n'

/** `00:01:05.500` of 65.5 seconds. */
export function spellTime(seconds: number): string {
  const all = Math.round(seconds * 1000)
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0')
  const hours = part(Math.floor(all / 3_600_000))
  return `${hours}:${part(Math.floor(all / 60_000) % 60)}:${part(Math.floor(all / 1000) % 60)}.${part(all % 1000, 3)}`
}

/** Hours may be left out, minutes not. */
function secondsOf(text: string): number | undefined {
  const found = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})$/.exec(text)
  if (found === null) return undefined
  const [, hours = '0', minutes = '0', seconds = '0', rest = '0'] = found
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(rest.padEnd(3, '0')) / 1000
}
