type Said = {
  explanation: string | null
  /** What was said of single parts, with the letter that the reader sees before each, in their order. */
  notes: readonly { letter: string; text: string }[]
  /** A page of one of our books: what it is called there, and the way to it. */
  book: { words: string; to: string } | null
  /** Any other source, in words. */
  source: string | null
}

/** What is said of a question after the release, as one question text: why, part by part, and where it can be read up. */
export function writeExplanation({ explanation, notes, book, source }: Said): string | null {
  const lines = [
    explanation,
    ...notes.map(({ letter, text }) => `${letter}: ${text}`),
    book && `[${book.words.replace(/[[\]]/g, '')}](${book.to})`,
    source,
  ]
  return lines.filter((line) => line !== null && line !== '').join('\n') || null
}
