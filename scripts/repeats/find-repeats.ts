type Line = { number: number; text: string }
export type Source = { path: string; text: string }
export type Repeat = { lines: number; first: string; second: string }

/**
 * Blocks of at least `least` lines that stand in two places. Indentation, empty lines and imports make no difference:
 * two files that import the same are neighbours, not copies.
 */
export function findRepeats(sources: Source[], least: number): Repeat[] {
  const files = sources.map(({ path, text }) => ({ path, lines: linesThatCount(text) }))
  const seen = new Map<string, { file: number; at: number }>()
  const repeats: Repeat[] = []
  for (const [index, { path, lines }] of files.entries()) {
    // What is before this line has been told as part of a longer block.
    let toldUntil = 0
    for (let at = 0; at + least <= lines.length; at++) {
      const block = textOf(lines.slice(at, at + least))
      const earlier = seen.get(block)
      const overlaps = earlier?.file === index && earlier.at + least > at
      if (earlier === undefined) seen.set(block, { file: index, at })
      if (earlier === undefined || overlaps || at < toldUntil) continue
      const original = files[earlier.file]
      if (original === undefined) continue
      let length = least
      while (at + length < lines.length && lines[at + length]?.text === original.lines[earlier.at + length]?.text)
        length++
      toldUntil = at + length
      repeats.push({
        lines: length,
        first: `${original.path}:${original.lines[earlier.at]?.number}`,
        second: `${path}:${lines[at]?.number}`,
      })
    }
  }
  return repeats.sort((one, other) => other.lines - one.lines)
}

function linesThatCount(text: string): Line[] {
  const withoutImports = text.replace(
    /^(?:import|export) (?:[^'"\n;]|\n(?!\n))*? from '[^']*'$|^import '[^']*'$/gm,
    (block) => block.replace(/[^\n]/g, ''),
  )
  return withoutImports
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trim().replace(/\s+/g, ' ') }))
    .filter(({ text }) => text !== '')
}

function textOf(lines: Line[]): string {
  return lines.map(({ text }) => text).join('\n')
}
