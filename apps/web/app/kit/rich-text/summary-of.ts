/** The beginning of a text, cut between words, as long as search engines and shared links show. */
export function summaryOf(text: string, atMost = 155): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= atMost) return line
  const start = line.slice(0, atMost)
  // A word alone that is longer cannot be cut between words; then the whole of it stays out.
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 0)).replace(/[\s,;:–—-]{1,155}$/, '')}…`
}
