type Numbered = { id: number }

/** Some questions of a paper as a row of 0 and 1 in the paper's order: '0110' are the second and the third of four. */
export type Positions = string

export const noPositions = (questions: readonly unknown[]): Positions => '0'.repeat(questions.length)

export function positionsOf(questions: readonly Numbered[], ids: readonly number[]): Positions {
  const wanted = new Set(ids)
  return questions.map(({ id }) => (wanted.has(id) ? '1' : '0')).join('')
}

export function countPositions(positions: Positions): number {
  let count = 0
  for (let at = positions.indexOf('1'); at >= 0; at = positions.indexOf('1', at + 1)) count += 1
  return count
}

const groupSize = 8

/**
 * Lists the ids at given positions, with commas. A whole hall asks for nearly the same lists with every answer, so each group
 * of eight positions is spelt once for each way it can look.
 */
export function createIdLister(questions: readonly Numbered[]): (positions: Positions) => string {
  const groups = Array.from({ length: Math.ceil(questions.length / groupSize) }, (_, nth) => {
    const here = questions.slice(nth * groupSize, (nth + 1) * groupSize)
    const spelt: string[] = Array.from({ length: 2 ** here.length })
    return { here, spelt }
  })
  return (positions) => {
    let list = ''
    let position = 0
    for (const { here, spelt } of groups) {
      let look = 0
      for (let nth = 0; nth < here.length; nth++) look = look * 2 + (positions.charCodeAt(position++) & 1)
      list += spelt[look] ??= spell(here, look)
    }
    return list.slice(1)
  }
}

const spell = (here: readonly Numbered[], look: number): string =>
  here.flatMap(({ id }, nth) => ((look >> (here.length - 1 - nth)) & 1 ? `,${id}` : [])).join('')
