const letters = new Intl.Segmenter('bn')

/** The beginning of a text, cut between whole letters: a Bengali letter is several signs. */
export function shortened(text: string, atMost: number): string {
  const all = [...letters.segment(text)]
  return all.length > atMost ? `${text.slice(0, all[atMost]!.index).trimEnd()}…` : text
}
